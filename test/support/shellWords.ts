/** Reads the commands of an example as a shell would split them; runs nothing. */

/**
 * The commands of a text: one a line, unless a backslash or a quote leads on. Empty lines and
 * comments are none.
 */
export function commandLines(text: string): string[] {
  const commands: string[] = [];
  let quote: string | null = null;
  let command = '';
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (quote === null && /^\s*(#|$)/.test(line)) continue;
    command += command === '' ? line : `\n${line}`;
    quote = quoteAfter(line, quote);
    if (quote !== null) continue;
    commands.push(command);
    command = '';
  }
  if (quote !== null) throw new Error(`a quote has no end: ${command}`);
  return commands;
}

/** Within which quotes a line ends that begins within these. */
function quoteAfter(line: string, before: string | null): string | null {
  let quote = before;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '\\' && quote !== "'") at += 1;
    else if (sign === quote) quote = null;
    else if (quote !== null) continue;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '#' && /(^|\s)$/.test(line.slice(0, at))) break;
  }
  return quote;
}

/** The words of a command. Throws at a variable that is not known; `$(...)` stays as written. */
export function wordsOf(command: string, variables: ReadonlyMap<string, string>): string[] {
  const words: string[] = [];
  let word: string | null = null; // null: between two words
  let quote: string | null = null;
  for (let at = 0; at < command.length; at += 1) {
    const sign = command.charAt(at);
    const variable = quote === "'" ? null : /^\$([A-Z_]+)/.exec(command.slice(at));
    if (variable) {
      word = (word ?? '') + valueOf(variable[1] ?? '', variables);
      at += variable[0].length - 1;
    } else if (sign === '\\' && quote !== "'") word = (word ?? '') + command.charAt((at += 1));
    else if (sign === quote) quote = null;
    else if (quote !== null) word += sign;
    else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (sign === ' ') {
      if (word !== null) words.push(word);
      word = null;
    } else if (sign === '#' && word === null) break;
    else word = (word ?? '') + sign;
  }
  return word === null ? words : [...words, word];
}

function valueOf(name: string, variables: ReadonlyMap<string, string>): string {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`no example has set $${name}`);
  return value;
}
