/** Whether a page can be used by everybody, as far as a program can tell (WCAG 2.2, A and AA). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [1280, 390];

/** What is wrong with a page, wide and narrow; none is the aim. Its browser has a context of its own. */
export async function barriersOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    for (const { id, help, nodes } of violations)
      found.push(`${width}: ${id}, ${help}: ${nodes.map(({ target }) => target.join(' ')).join()}`);
  }
  return found;
}
