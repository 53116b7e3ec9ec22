import type { VNode } from 'preact';

export function renderToString(page: VNode): string;
