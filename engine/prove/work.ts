/**
 * A budget of work. Work is counted in operations of the solver, such as a part of a rule that is visited or a word of
 * a set of regions that is compared, so the same site has the same findings on every machine.
 */
export interface WorkBudget {
  /** Maximum number of operations for one question. */
  readonly question: number
  /** Maximum number of operations for all questions. */
  readonly all: number
}

/** About 5 seconds of processor time for a site, on the machines on which we measure. */
export const defaultBudget: WorkBudget = { question: 1_000_000, all: 30_000_000 }

export class WorkExceeded extends Error {}

/** Counts the work of all questions about a site. Several solvers may share one `Work`. */
export class Work {
  readonly budget: WorkBudget
  spent = 0
  #limit = Infinity

  constructor(budget: WorkBudget = defaultBudget) {
    this.budget = budget
  }

  get isUsedUp(): boolean {
    return this.spent >= this.budget.all
  }

  /** Why something is not proven when the budget is used up, and what would make it provable. */
  get usedUpWords(): string {
    return (
      `the ${this.budget.all.toLocaleString('en')} operations for the proofs of a site are used up; the statement becomes provable ` +
      'when the site has fewer documents with rules, or shorter rules'
    )
  }

  /** @throws WorkExceeded when the limit of `within` is reached */
  readonly spend = (operations: number): void => {
    this.spent += operations
    if (this.spent <= this.#limit) return
    this.spent = this.#limit
    throw new WorkExceeded()
  }

  /** Counts work without stopping it when the limit is reached. */
  charge(operations: number): void {
    this.spent = Math.min(this.spent + operations, this.budget.all)
  }

  /**
   * Runs `work` with at most `limit` operations, and no more than the budget has left. Returns undefined if `work`
   * needs more.
   */
  within<T>(limit: number, work: () => T): T | undefined {
    const outer = this.#limit
    this.#limit = Math.min(outer, this.spent + limit, this.budget.all)
    try {
      return work()
    } catch (error) {
      if (error instanceof WorkExceeded) return undefined
      throw error
    } finally {
      this.#limit = outer
    }
  }
}
