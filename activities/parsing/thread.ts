/**
 * A thread of the pool: loads a parser when it is first asked for one, then parses one order after
 * the other.
 */
import { LOADERS, serveParsers } from './serveParsers.ts';

serveParsers(LOADERS);
