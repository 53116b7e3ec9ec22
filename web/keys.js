/** Keys of the list of codes to approve: j and k go down and up, a approves, r rejects. */
'use strict';

const rows = [...document.querySelectorAll('[data-row]')];
let here = -1;

function go(to) {
  here = Math.max(0, Math.min(rows.length - 1, to));
  const row = rows[here];
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

document.addEventListener('keydown', (event) => {
  const isWriting = event.target.closest('input, textarea, select');
  if (rows.length === 0 || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'j') go(here + 1);
  else if (event.key === 'k') go(here - 1);
  else if (event.key === 'a') rows[here]?.querySelector('[data-approve]')?.click();
  else if (event.key === 'r') {
    const fold = rows[here]?.querySelector('[data-reject]');
    if (!fold) return;
    fold.open = true;
    fold.querySelector('select, textarea, input')?.focus();
    event.preventDefault();
  }
});
