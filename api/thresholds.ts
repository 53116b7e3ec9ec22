/** From which probability on an origin needs no review, and a declared one does. */
import type { WorkspaceSettings } from '../db/entities/workspace.ts';

const ORIGIN = 0.8; // interface: platform defaults
const VALIDATION = 0.3;

/** The workspace's own thresholds, or the platform's. */
export const reviewThresholds = (
  settings: WorkspaceSettings,
): { origin: number; validation: number } => ({
  origin: settings.originReviewThreshold ?? ORIGIN,
  validation: settings.validateReviewThreshold ?? VALIDATION,
});
