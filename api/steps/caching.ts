import type { Step } from '../route.ts';

/**
 * No cache keeps an answer, an error least of all, unless it is the same for everybody and no key
 * was sent.
 */
export const noStore: Step = async (context, next) => {
  await next();
  const stated = String(context.res.getHeader('Cache-Control') ?? '');
  const forAll = stated.startsWith('public') && context.status < 400;
  if (!forAll || context.get('authorization') !== '') context.set('Cache-Control', 'no-store');
};
