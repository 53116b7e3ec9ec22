/** Edges of a tree of words, (node, word) to node, in flat arrays: a tenth of the time and memory of a map with number keys. */

/** Open addressing with linear probing; grows when two thirds full. */
export class EdgeTable {
  #nodes: Int32Array;
  #words: Int32Array;
  #targets: Int32Array;
  #size = 0;

  constructor(capacity = 1024) {
    this.#nodes = new Int32Array(capacity).fill(-1);
    this.#words = new Int32Array(capacity);
    this.#targets = new Int32Array(capacity);
  }

  /** The node behind `node` by `word`; -1 where there is none. */
  get(node: number, word: number): number {
    const slot = this.#slotOf(node, word);
    return this.#nodes[slot] === -1 ? -1 : (this.#targets[slot] ?? -1);
  }

  /** Adds an edge that is not there. */
  add(node: number, word: number, target: number): void {
    if (this.#size * 3 > this.#nodes.length * 2) this.#grow();
    const slot = this.#slotOf(node, word);
    this.#nodes[slot] = node;
    this.#words[slot] = word;
    this.#targets[slot] = target;
    this.#size += 1;
  }

  /** The slot of an edge, or the free one where it would stand. */
  #slotOf(node: number, word: number): number {
    const mask = this.#nodes.length - 1;
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) & mask;
    while (this.#nodes[slot] !== -1 && (this.#nodes[slot] !== node || this.#words[slot] !== word))
      slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const old = { nodes: this.#nodes, words: this.#words, targets: this.#targets };
    const capacity = old.nodes.length * 2;
    this.#nodes = new Int32Array(capacity).fill(-1);
    this.#words = new Int32Array(capacity);
    this.#targets = new Int32Array(capacity);
    this.#size = 0;
    old.nodes.forEach((node, at) => {
      if (node !== -1) this.add(node, old.words[at] ?? 0, old.targets[at] ?? 0);
    });
  }
}
