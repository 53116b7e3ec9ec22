import { auditCommand } from './audit.ts';
import type { Command } from './command.ts';
import { creditCommands } from './credits.ts';
import { feedbackCommands } from './feedback.ts';
import { keyCommands } from './keys.ts';
import { leavingCommands } from './leaving.ts';
import { peopleCommands } from './people.ts';
import { programCommands } from './programs.ts';
import { signingCommands } from './signing.ts';
import { switchCommands } from './switches.ts';
import { workspaceCommands } from './workspaces.ts';

/** Every command of `npm run admin`. */
export const COMMANDS: readonly Command[] = [
  ...workspaceCommands,
  ...leavingCommands,
  ...keyCommands,
  ...peopleCommands,
  ...programCommands,
  ...creditCommands,
  ...switchCommands,
  ...signingCommands,
  ...feedbackCommands,
  auditCommand,
];
