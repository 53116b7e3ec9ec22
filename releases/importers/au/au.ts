/**
 * Australia: Schedule 3 of the Customs Tariff Act as taken from the pages of the ABF, and the
 * schedules of its agreements.
 */
import { isObject } from '../../files/shape.ts';
import { BrokenFile, type Importer, jsonOf, type SourceFile } from '../importer.ts';
import { type AgreementRates, agreementRatesOf } from './agreements.ts';
import { linesOf } from './schedule.ts';

/**
 * Lines of Schedule 3 in the order of their codes. The duty cell merges rates: the first is
 * `general`, those behind a symbol are `preferences` (`FI` is the Forum Island Countries, not
 * Finland); of a duty that changed by steps the last step holds, from its day. Schedules of
 * agreements add their rates under the name of the agreement; a line that such a schedule does not
 * name is free under the agreement, which the file does not print and nothing here adds. Rows that
 * the pages repeat word for word are read once. Throws `BrokenFile` for a missing key, a code with
 * letters, a code printed twice with other words or rates, and a statistical code without its
 * tariff item. The pages lack headings, so a missing heading is no fault.
 */
export const auTariff: Importer = {
  formats: [
    'Schedule 3 (JSON: sections, chapters, headings, classifications)',
    'schedules of agreements (JSON by schedule)',
  ],
  read: function* (files) {
    let schedule: { name: string; sections: readonly unknown[] } | null = null;
    let agreements: AgreementRates = new Map();
    for (const file of files) {
      const content = jsonOf(file);
      if (isObject(content)) agreements = agreementRatesOf(file.name, content, agreements);
      else if (schedule === null)
        schedule = { name: file.name, sections: sectionsOf(file, content) };
      else throw new BrokenFile(file.name, null, `Schedule 3 came with ${schedule.name} already`);
    }
    if (schedule === null)
      throw new BrokenFile(
        files.map(({ name }) => name).join(', ') || 'Schedule 3',
        null,
        'Schedule 3 is missing',
      );
    yield* linesOf(schedule.name, schedule.sections, agreements);
  },
};

function sectionsOf(file: SourceFile, content: unknown): readonly unknown[] {
  if (!Array.isArray(content) || content.length === 0)
    throw new BrokenFile(
      file.name,
      null,
      'the file is neither a list of sections nor schedules by name',
    );
  return content as readonly unknown[];
}
