/** Every operation of the service, in the order of the interface text. */
import * as account from './account.ts';
import * as blocklist from './blocklist.ts';
import * as bulk from './bulk.ts';
import { calculate } from './calculate.ts';
import * as catalogImports from './catalogImports.ts';
import { classify, classifyBatch, classifyModes } from './classify.ts';
import * as catalog from './catalog.ts';
import * as catalogCodes from './catalogCodes.ts';
import * as catalogSync from './catalogSync.ts';
import { compare } from './compare.ts';
import * as documents from './documents/documents.ts';
import * as invoices from './documents/invoice.ts';
import * as postal from './documents/postal.ts';
import { waybill } from './documents/waybill.ts';
import { feedback } from './feedback.ts';
import type { Operation } from './operation.ts';
import * as origin from './origin.ts';
import { extractProduct } from './products.ts';
import * as reference from './reference.ts';
import { classifyRegulator } from './regulator.ts';
import { replay } from './replay.ts';
import { screen, screeningChecks } from './screen.ts';
import * as restrictions from './restrictions.ts';
import { calculateShipment } from './shipment.ts';
import { calculateStacking } from './stacking.ts';
import * as tariff from './tariff.ts';
import * as tariffBeside from './tariffBeside.ts';
import * as webhooks from './webhooks.ts';

export const OPERATIONS: readonly Operation[] = [
  classify,
  classifyBatch,
  classifyRegulator,
  classifyModes,
  blocklist.listBlocklist,
  blocklist.addToBlocklist,
  blocklist.removeFromBlocklist,
  blocklist.importBlocklist,
  feedback,
  calculate,
  calculateShipment,
  calculateStacking,
  compare,
  replay,
  restrictions.checkRestrictions,
  restrictions.listRestrictionChecks,
  restrictions.listRestrictionRules,
  restrictions.addRestrictionRule,
  restrictions.removeRestrictionRule,
  extractProduct,
  origin.inferOrigin,
  origin.validateOrigin,
  origin.originBatch,
  screen,
  screeningChecks,
  bulk.startBulkRun,
  bulk.listBulkRuns,
  bulk.bulkStatus,
  bulk.bulkResults,
  bulk.cancelBulkRun,
  bulk.pauseBulkRun,
  bulk.resumeBulkRun,
  waybill,
  invoices.commercialInvoice,
  invoices.packingList,
  postal.cn22,
  postal.cn23,
  documents.listDocuments,
  documents.getDocument,
  account.me,
  account.credits,
  account.usage,
  account.requests,
  reference.countries,
  reference.pricing,
  reference.versions,
  tariff.searchTariff,
  tariff.tariffCode,
  tariff.tariffCodeChanges,
  tariffBeside.tariffCodeNotes,
  tariffBeside.tariffCodeQuotas,
  tariff.tariffEditions,
  catalog.listCatalogProducts,
  catalog.createCatalogProduct,
  catalog.getCatalogProduct,
  catalog.updateCatalogProduct,
  catalog.archiveCatalogProduct,
  catalog.catalogProductHistory,
  catalogCodes.listProductClassifications,
  catalogCodes.addProductClassification,
  catalogCodes.suggestProductClassifications,
  catalogCodes.approveClassification,
  catalogCodes.rejectClassification,
  catalogCodes.listCatalogClassifications,
  catalogCodes.approveClassifications,
  catalogCodes.classifyCatalog,
  catalog.catalogTerms,
  catalog.catalogSources,
  catalog.listCatalogMarkets,
  catalog.setCatalogMarkets,
  catalogImports.createCatalogImport,
  catalogImports.listCatalogImports,
  catalogImports.getCatalogImport,
  catalogImports.startCatalogImport,
  catalogImports.cancelCatalogImport,
  catalogImports.exportCatalog,
  catalogSync.syncCatalog,
  catalogSync.syncCatalogCodes,
  webhooks.listWebhooks,
  webhooks.createWebhook,
  webhooks.getWebhook,
  webhooks.updateWebhook,
  webhooks.deleteWebhook,
  webhooks.rotateWebhook,
  webhooks.testWebhook,
  webhooks.listWebhookAttempts,
  webhooks.recoverWebhook,
  webhooks.resendWebhookMessage,
];
