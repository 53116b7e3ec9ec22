/** Tools of the tariff, the catalogue, bulk runs and the account. */
import { credits, me, usage } from '../../../contract/account.ts';
import {
  type BulkHead,
  bulkResults,
  bulkStatus,
  cancelBulkRun,
  startBulkRun,
} from '../../../contract/bulk.ts';
import {
  getCatalogProduct,
  listCatalogProducts,
  updateCatalogProduct,
} from '../../../contract/catalog.ts';
import {
  approveClassification,
  rejectClassification,
  suggestProductClassifications,
} from '../../../contract/catalogCodes.ts';
import { SCOPES } from '../../../contract/operation.ts';
import { tariffCodeNotes, tariffCodeQuotas } from '../../../contract/tariffBeside.ts';
import { searchTariff, tariffCode, tariffCodeChanges } from '../../../contract/tariff.ts';
import { scopesOf } from '../../bulk/kinds.ts';
import { type Said, short } from '../said.ts';
import * as say from './summaries.ts';
import type { ToolRow } from './tool.ts';

/** What every answer about a code carries. */
const CODE = [
  'on',
  'country',
  'schedule',
  'nomenclature',
  'code',
  'codeFormatted',
  'description',
  'level',
  'declarable',
  'validFrom',
  'validUntil',
  'since',
  'dataSource',
];

export const TARIFF: readonly ToolRow[] = [
  {
    name: 'search_tariff',
    title: 'Search a tariff',
    operation: searchTariff,
    does: 'Finds lines of a tariff by words or first digits.',
    use: 'Use it to look around a tariff.',
    not: 'Not to classify goods: classify_product.',
    summary: say.lines,
  },
  {
    name: 'browse_tariff',
    title: 'Walk the tariff',
    operation: tariffCode,
    does: 'Shows a chapter, heading or code on a day: what stands above and below it, rates, units, measures.',
    use: 'Use it to go down from a chapter or heading to a line.',
    not: 'Not for amounts: calculate_landed_cost.',
    summary: say.code,
  },
  {
    name: 'validate_code',
    title: 'Check a code',
    operation: tariffCode,
    does: 'Says whether a code exists and goods may be declared under it on a day, and what stands below it.',
    use: 'Use it for a code that somebody gives.',
    not: 'It does not say whether the code fits the goods.',
    fields: [...CODE, 'ancestors', 'children'],
    summary: say.validity,
  },
  {
    name: 'get_notes',
    title: 'Get notes of a code',
    operation: tariffCodeNotes,
    does: 'Shows the notes of the section and chapter of a code, its footnotes, and what notes say of it in plain words.',
    use: 'Use it where a line needs reading.',
    not: 'Texts are there only where the tariff that is loaded prints notes; "status" says so.',
    summary: say.notes,
  },
  {
    name: 'list_quotas',
    title: 'List quotas of a code',
    operation: tariffCodeQuotas,
    does: 'Shows the tariff quotas of a code on a day: duty, period, what is left and how old that figure is.',
    use: 'Use it for tariffs that publish quotas (EU, GB).',
    not: 'A balance is no promise: it was left on "balanceOn".',
    summary: say.quotas,
  },
  {
    name: 'list_code_changes',
    title: 'List changes of a code',
    operation: tariffCodeChanges,
    does: 'Lists what changed for a code and those below it, from release to release.',
    use: 'Use it when a code or rate is not what it was.',
    not: 'It knows only the releases that were imported here.',
    summary: say.changes,
  },
];

/** Of a title, which others may have written, in a question to a person. */
const TITLE_MAX = 120;

/** What shops, makers and their pages say of a product. */
const IN_CATALOG = {
  untrusted: [
    'title',
    'description',
    'brand',
    'manufacturerName',
    'category',
    'materialSummary',
    'customsDescription',
    'originEvidence',
    'productUrl',
    'slug',
    'tags',
    'imageUrls',
    'attributes',
    'components',
    'items',
    'classifications',
    'extra',
  ],
} as const;

export const CATALOG: readonly ToolRow[] = [
  {
    name: 'search_catalog',
    title: 'Search the catalogue',
    operation: listCatalogProducts,
    does: 'Lists products of the workspace by words and filters, with their codes, in pages.',
    use: 'Use it to find a product or what is not classified.',
    not: 'Not for one product whose id is known: get_product.',
    summary: say.productsFound,
    ...IN_CATALOG,
  },
  {
    name: 'get_product',
    title: 'Get a product',
    operation: getCatalogProduct,
    does: 'Shows a product with items, codes and what is missing to ship it.',
    use: 'Use it before changing or approving anything.',
    not: 'Not to search.',
    summary: say.productShown,
    ...IN_CATALOG,
  },
  {
    name: 'update_product',
    title: 'Change a product',
    operation: updateCatalogProduct,
    does: 'Changes the fields that are sent; lists replace those that stand. Kept in its history.',
    use: 'Use it when a person wants the change.',
    not: 'Not for codes: suggest_codes, approve_code.',
    summary: say.productShown,
    destructive: true,
    ...IN_CATALOG,
  },
  {
    name: 'suggest_codes',
    title: 'Suggest codes for a product',
    operation: suggestProductClassifications,
    does: 'Classifies a product of the catalogue and keeps the codes as suggestions.',
    use: 'Use it for products without a code.',
    not: 'It approves nothing.',
    summary: say.suggested,
    destructive: true,
    untrusted: ['results'],
  },
  {
    name: 'approve_code',
    title: 'Approve a code',
    operation: approveClassification,
    does: 'Approves a suggested code for use in declarations. A person is asked first.',
    use: 'Use it when a person wants a code approved.',
    not: 'Your own agreement does not count.',
    summary: say.decided,
    untrusted: ['reasoning', 'note'],
    destructive: true,
    question: ({ id, classificationId }, product) => {
      const found: Said = product.classifications?.find((one: Said) => one.id === classificationId);
      const code = found
        ? `${found.codeFormatted ?? found.code} (${found.schedule}: ${found.description ?? ''})`
        : String(classificationId);
      return `Approve the code ${code} for the product "${short(product.title ?? String(id), TITLE_MAX)}"? It will be used in declarations.`;
    },
  },
  {
    name: 'reject_code',
    title: 'Reject a code',
    operation: rejectClassification,
    does: 'Rejects a code of a product, with the reason.',
    use: 'Use it when a person says that a code is wrong.',
    not: 'Not because another fits better: add that first.',
    summary: say.decided,
    untrusted: ['reasoning', 'note'],
    destructive: true,
  },
];

export const RUNS: readonly ToolRow[] = [
  {
    name: 'start_bulk_run',
    title: 'Start a bulk run',
    operation: startBulkRun,
    does: 'Does one operation with up to 10,000 items or products in the background. dryRun estimates it.',
    use: 'Use it for more than 10 items.',
    not: 'Not for one item.',
    // of a kind that there is not it asks for nothing
    scopes: (args) => scopesOf(args as unknown as BulkHead).filter((one) => SCOPES.includes(one)),
    summary: say.run,
    untrusted: ['name', 'reference'],
  },
  {
    name: 'get_bulk_run',
    title: 'Get a bulk run',
    operation: bulkStatus,
    does: 'Says how far a run is and what it has cost.',
    use: 'Use it some seconds after a run was started.',
    not: 'Not for its answers: get_bulk_results.',
    summary: say.run,
    untrusted: ['name', 'reference'],
  },
  {
    name: 'get_bulk_results',
    title: 'Get results of a bulk run',
    operation: bulkResults,
    does: 'Lists what became of the items of a run, in pages.',
    use: 'Use it with only: "review" or "failed" first.',
    not: 'Not to see how far it is.',
    summary: say.results,
    untrusted: ['reference', 'result', 'error'],
  },
  {
    name: 'cancel_bulk_run',
    title: 'Cancel a bulk run',
    operation: cancelBulkRun,
    does: 'Ends a run; what was not answered is given back.',
    use: 'Use it when a person wants it.',
    not: 'It cannot be begun again.',
    summary: say.run,
    untrusted: ['name', 'reference'],
    destructive: true,
  },
];

export const ACCOUNT: readonly ToolRow[] = [
  {
    name: 'get_account',
    title: 'Get workspace and client',
    operation: me,
    does: 'Shows the workspace, this client and its scopes.',
    use: 'Use it when a call was refused.',
    not: 'Not for what was spent: list_usage.',
    summary: say.account,
  },
  {
    name: 'get_balance',
    title: 'Get the balance',
    operation: credits,
    does: 'Shows the credits that are left and the newest entries of the ledger.',
    use: 'Use it before much is spent.',
    not: 'Not for prices: get_pricing.',
    summary: say.balance,
  },
  {
    name: 'list_usage',
    title: 'List what was used',
    operation: usage,
    does: 'Lists billable requests of the workspace, newest first.',
    use: 'Use it to find a usageId or what something cost.',
    not: 'Not for answers themselves.',
    summary: say.usage,
  },
];
