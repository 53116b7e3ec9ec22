import { Migration } from '@mikro-orm/migrations';

/**
 * A review keeps the operator's verdict and the code that is right; what was reviewed before has
 * neither.
 */
export class Migration20261122120000 extends Migration {
  override up(): void {
    this.addSql(`alter table feedback
      add column review text check (review in ('confirmed', 'rejected')),
      add column confirmed_code text check (confirmed_code ~ '^[0-9]{6,12}$'),
      add column reviewed_at timestamptz(3)`);
    this.addSql(`alter table feedback
      add check (review is null or state = 'reviewed'),
      add check ((review is null) = (reviewed_at is null)),
      add check ((review is not distinct from 'confirmed') = (confirmed_code is not null))`);
  }
}
