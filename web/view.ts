/** Pages as trees: every value in them is text, and is escaped when the page is printed. */
import htm from 'htm';
import { type ComponentChild, h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A part of a page. */
export type View = ComponentChild;

/**
 * Markup with values in it. White space at the ends of a line of the markup is nothing: a blank that
 * is meant stands between words of one line.
 */
export const view: (markup: TemplateStringsArray, ...values: unknown[]) => View = htm.bind(h);

/** A whole page as text. */
export const printed = (page: View): string => `<!doctype html>${renderToString(page as VNode)}`;
