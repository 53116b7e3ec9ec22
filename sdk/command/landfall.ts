/** `npm run landfall -- <command>`: asks the service from a terminal or a script. */
import { ConnectionFailed, landfall, LandfallError, NotTheService } from '../src/index.ts';
import { COMMANDS, type Command } from './commands.ts';
import { addressIn, connect } from './connect.ts';
import { parseWords, WrongWords } from './words.ts';

/** What a command ends with. */
const ENDS = { answered: 0, refused: 1, wrongWords: 2, unreachable: 4 } as const;

try {
  await main(process.argv.slice(2));
} catch (cause) {
  process.exitCode = complain(cause);
}

async function main([name, ...words]: string[]): Promise<void> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!name || name === '--help' || !command) {
    if (name && name !== '--help') throw new WrongWords(`There is no command ${name}.\n${help()}`);
    console.log(help());
    return;
  }
  if (words.includes('--help')) {
    console.log(usageOf(command));
    return;
  }
  const given = parseWords(command, words);
  const client = command.isOfKey
    ? landfall({ baseUrl: addressIn(process.env) })
    : connect(process.env);
  const said = await command.run(client, given);
  if (given.json) console.log(JSON.stringify(said.data));
  else console.log(said.text);
  // a file of which one line failed was not done
  if (said.failed) process.exitCode = ENDS.refused;
}

/** The reason on standard error; returns how the command ends. */
function complain(cause: unknown): number {
  if (process.argv.includes('--json')) {
    const told =
      cause instanceof LandfallError
        ? { ...cause, message: cause.message }
        : { message: messageOf(cause) };
    console.error(JSON.stringify({ error: told }));
  } else console.error(messageOf(cause));
  if (cause instanceof WrongWords) return ENDS.wrongWords;
  return isUnreachable(cause) ? ENDS.unreachable : ENDS.refused;
}

function isUnreachable(cause: unknown): cause is Error {
  return cause instanceof ConnectionFailed || cause instanceof NotTheService;
}

function messageOf(cause: unknown): string {
  if (cause instanceof LandfallError)
    return [
      cause.message,
      ...(cause.status === 401 ? ['Another key: npm run landfall -- login'] : []),
      ...(cause.requestId ? [`Request ${cause.requestId}`] : []),
    ].join('\n');
  if (isUnreachable(cause))
    return `${cause.message}\nIs it running (npm start)? LANDFALL_ADDRESS says where it is.`;
  return cause instanceof Error ? cause.message : String(cause);
}

function usageOf({ usage, does }: Command): string {
  return `npm run landfall -- ${usage}\n  ${does}`;
}

function help(): string {
  return [
    ...COMMANDS.map(usageOf),
    '',
    '--json prints the answer as JSON. The key is LANDFALL_KEY, or the content of the file that',
    'LANDFALL_KEY_FILE names (else .config/landfall/key of your home), which nobody else may read:',
    'login puts it there.',
    'LANDFALL_ADDRESS is where the service is, else http://127.0.0.1:3000.',
    'Exit code: 0 answered; 1 refused, with the reason on standard error; 2 wrong words; 4 no answer.',
  ].join('\n');
}
