/**
 * The operator's review of feedback: a verdict and the right code, once; what was confirmed becomes
 * a test case.
 */
import { LockMode } from '@mikro-orm/core';
import { Feedback } from '../entities/feedback.ts';
import { type Orm, sql, type Timestamptz } from '../orm.ts';

/** `code`, digits only, wins over what the caller said. */
export type Review = { verdict: 'confirmed'; code?: string } | { verdict: 'rejected' };

export type ReviewOutcome =
  | { reviewed: true; feedback: Feedback }
  /** There is none of that id, or it was reviewed before. */
  | { reviewed: false; why: 'not_waiting' }
  /**
   * Neither caller nor operator named the right code, or the caller's (`code`) is too short or too
   * long for a case.
   */
  | { reviewed: false; why: 'no_code' | 'unfit_code'; code: string | null };

const FIT_CODE = /^\d{6,12}$/; // what a gold case may hold; the schema says the same

/** Marks feedback as reviewed, for good. What is refused changes nothing. */
export function reviewFeedback(orm: Orm, id: string, review: Review): Promise<ReviewOutcome> {
  return orm.em.transactional(async (em): Promise<ReviewOutcome> => {
    const waiting = { id, state: 'recorded' } as const;
    // locked: a later word of the caller waits, and then finds it reviewed
    const feedback = await em.findOne(Feedback, waiting, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!feedback) return { reviewed: false, why: 'not_waiting' };
    const code = review.verdict === 'confirmed' ? (review.code ?? statedCode(feedback)) : null;
    if (review.verdict === 'confirmed') {
      if (code === null) return { reviewed: false, why: 'no_code', code };
      if (!FIT_CODE.test(code)) return { reviewed: false, why: 'unfit_code', code };
    }
    const now = new Date();
    em.assign(feedback, {
      state: 'reviewed',
      review: review.verdict,
      confirmedCode: code,
      reviewedAt: now,
      updatedAt: now,
    });
    return { reviewed: true, feedback };
  });
}

/** The code that is right by the caller's word; null when a wrong one was only called wrong. */
const statedCode = ({ verdict, predictedCode, correctCode }: Feedback): string | null =>
  verdict === 'right' ? predictedCode : (correctCode ?? null);

export interface ListedFeedback {
  id: string;
  workspace: string;
  state: 'recorded' | 'reviewed';
  verdict: 'right' | 'wrong';
  destination_country: string;
  description: string;
  predicted_code: string;
  correct_code: string | null;
  reason: string | null;
  review: Review['verdict'] | null;
  confirmed_code: string | null;
  created_at: Timestamptz;
  reviewed_at: Timestamptz | null;
}

/** The newest feedback of all workspaces but test spaces, for the operator's review. */
export function listFeedback(
  orm: Orm,
  state: 'recorded' | 'reviewed',
  limit: number,
): Promise<ListedFeedback[]> {
  return sql<ListedFeedback>(
    orm,
    `select f.id, w.slug as workspace, f.state, f.verdict, f.destination_country, f.description, f.predicted_code,
       f.correct_code, f.reason, f.review, f.confirmed_code, f.created_at, f.reviewed_at
     from feedback f join workspaces w on w.id = f.workspace_id where f.state = ? and w.test_of is null
     order by f.created_at desc, f.id desc limit ?`,
    [state, limit],
  );
}

export interface ConfirmedFeedback {
  id: string;
  description: string;
  destination: string;
  /** Digits only, 6 to 12. */
  code: string;
  /** Operation of the usage event; null when the feedback named none of its workspace. */
  operation: string | null;
  /**
   * The body that was sent then; null when the request log does not have it any more, or only a
   * part of it.
   */
  body: unknown;
}

/**
 * Confirmed feedback, oldest first, of one workspace or all; each with the logged request of its
 * usage event.
 */
export function listConfirmed(orm: Orm, workspaceId: string | null): Promise<ConfirmedFeedback[]> {
  return sql<ConfirmedFeedback>(orm, CONFIRMED, [workspaceId, workspaceId]);
}

// a caller may name anything as usage event: only what has the form of an id is looked up, and only
// in its workspace
const CONFIRMED = `
  select f.id, f.description, f.destination_country as destination, f.confirmed_code as code, u.operation, r.body
  from feedback f
  left join usage_events u on u.workspace_id = f.workspace_id
    and u.id = case when f.usage_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then f.usage_id::uuid end
  left join requests r on r.workspace_id = f.workspace_id and r.request_id = u.request_id
    and not r.body_truncated
  where f.review = 'confirmed' and (?::uuid is null or f.workspace_id = ?::uuid)
  order by f.created_at, f.id`;
