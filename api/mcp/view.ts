/** The view of a cost breakdown (MCP Apps): a page that a client shows beside the answer. */

export const COST_VIEW = 'ui://landfall/cost-breakdown';
export const VIEW_TYPE = 'text/html;profile=mcp-app';

/**
 * It loads nothing, and writes what it is told as text alone. It says to its host that it is ready,
 * and is then told the result of the tool.
 */
export const COST_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cost breakdown</title>
<style>
:root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3em .5em;border-bottom:1px solid #8884;vertical-align:top}
.n{text-align:right;font-variant-numeric:tabular-nums}
.w{opacity:.75}
</style>
<p id="summary">Waiting for the calculation.</p>
<table hidden><thead><tr><th>What</th><th>Code</th><th>Rate</th><th class="n">Amount</th></tr></thead><tbody></tbody></table>
<p id="open" class="w"></p><p id="source" class="w"></p>
<script>
const $ = (query) => document.querySelector(query);
const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const cell = (row, text, kind) => {
  const td = document.createElement('td');
  td.textContent = text == null ? '' : String(text);
  if (kind) td.className = kind;
  row.append(td);
};
function show(data) {
  if (!data || !data.totals) return;
  $('#summary').textContent = data.summary;
  const body = $('tbody');
  body.replaceChildren();
  const lines = data.lines || (data.items || []).flatMap((item) => item.lines);
  for (const line of lines) {
    const row = document.createElement('tr');
    cell(row, line.name);
    cell(row, line.code);
    cell(row, line.rate);
    cell(row, line.amount == null ? 'unknown' : line.amount.toFixed(2) + ' ' + data.currency, 'n');
    body.append(row);
  }
  $('table').hidden = false;
  $('#open').textContent = data.totals.complete ? '' : 'Not complete: ' + data.totals.missing.map((one) => one.need || one).join(', ');
  $('#source').textContent = (data.dataSource ? data.dataSource.version + ', ' : '') + 'as of ' + data.entryDate;
  send({ method: 'ui/notifications/size-changed', params: { height: document.documentElement.scrollHeight } });
}
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !data || data.jsonrpc !== '2.0') return;
  if (data.id === 1 && data.result) send({ method: 'ui/notifications/initialized', params: {} });
  if (data.method === 'ui/notifications/tool-result') show(((data.params || {}).structuredContent || {}).data);
  if (data.method === 'ui/resource-teardown' && data.id != null) send({ id: data.id, result: {} });
});
send({ id: 1, method: 'ui/initialize', params: { protocolVersion: '2026-01-26', appInfo: { name: 'landfall-cost', version: '1' }, appCapabilities: {} } });
</script></html>`;
