import { Migration } from '@mikro-orm/migrations';

/** Whatever changes the state of a code lets its shop be told of it: see `codeChanges.ts`. */
export class Migration20261127190100 extends Migration {
  override up(): void {
    this.addSql(`create function draw_code_position() returns trigger language plpgsql as $$
      begin
        new.position := nextval('catalog_code_positions');
        return new;
      end $$`);
    this
      .addSql(`create trigger catalog_classifications_changed before update on catalog_classifications
      for each row when (old.state is distinct from new.state) execute function draw_code_position()`);
  }
}
