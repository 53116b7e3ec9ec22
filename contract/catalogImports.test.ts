import { expect, it } from '@jest/globals';
import { OWN_FIELDS } from '../engine/catalog/import/types.ts';
import { IMPORT_FIELDS } from './catalogImports.ts';

it('the columns of an import are those that the engine reads', () =>
  expect([...IMPORT_FIELDS]).toEqual(OWN_FIELDS));
