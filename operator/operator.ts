import { userInfo } from 'node:os';
import { UserError } from '../workers/process/config.ts';

const NAME_MAX = 100;

/** Help on `--by`. */
export const BY =
  '--by NAME: who gives the order, for the audit; else the user of the operating system';

/** Help on how a command ends. */
export const EXIT_CODES =
  'Exit code: 0 done; 1 not done, with the reason on standard error, or as {"error": {"message"}} with --json';

/** Who gives an order, for the audit: what `--by` says, else the user of the operating system. */
export function operatorOf(stated: string | undefined): string {
  const by = (stated ?? systemUser()).trim();
  if (by === '' || by.length > NAME_MAX || /\p{Cc}/u.test(by))
    throw new UserError(`--by needs a name of at most ${NAME_MAX} characters.`);
  return by;
}

function systemUser(): string {
  const user = nameOfUser();
  const behind = process.env['SUDO_USER'];
  return (behind && behind !== user ? `${user} (${behind})` : user).slice(0, NAME_MAX);
}

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`; // a container's user often has no name
  }
}
