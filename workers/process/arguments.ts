/** What every command of ours understands: `--help`, `--json`. */

/** Prints the help when it is asked for, else does the work. */
export async function helpOr(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(
      `${help}\n\nConfiguration: environment variables, explained in .env.example.\n  --json  one object on standard output\n  --help  this text`,
    );
    return;
  }
  await work();
}
