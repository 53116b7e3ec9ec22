/** A test space is answered from the test edition, and by no language model. */
import { isTestSpace, TEST_DAY } from '../contract/testSpace.ts';
import { utcDayOf } from '../engine/calendar.ts';
import type { Dependencies } from './dependencies.ts';

/** What work for a workspace is done with. */
export const inSpace = <Own extends Pick<Dependencies, 'editions'>>(
  dependencies: Own,
  workspaceId: string,
): Own =>
  isTestSpace(workspaceId)
    ? { ...dependencies, editions: dependencies.editions.test() }
    : dependencies;

/** The day of today for a workspace, YYYY-MM-DD. */
export const dayIn = (workspaceId: string): string =>
  isTestSpace(workspaceId) ? TEST_DAY : utcDayOf(new Date());

/** Something made of them, twice at most: the one for a workspace, the other for test spaces. */
export function eachSpace<Own extends Pick<Dependencies, 'editions'>, Made>(
  dependencies: Own,
  make: (own: Own) => Made,
): (workspaceId: string) => Made {
  const live = make(dependencies);
  let test: Made | undefined;
  return (workspaceId) =>
    isTestSpace(workspaceId) ? (test ??= make(inSpace(dependencies, workspaceId))) : live;
}
