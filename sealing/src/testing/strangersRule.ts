// The rule of an auction, written from docs/auction-proof.md alone: it imports nothing of the product.
import { type Bid, Bids, cents } from './strangersBids.ts'

type Json = ReturnType<typeof JSON.parse>

const isAmount = (text: string) => /^(0|[1-9]\d{0,7})(\.\d{1,2})?$/.test(text) && cents(text) > 0n
const minute = 60_000
const least = (...all: bigint[]) => all.reduce((a, b) => (a < b ? a : b))

/** The rule, entry by entry. */
export class Run extends Bids {
  readonly plan: Json
  phase = 'scheduled'
  at = 0
  until: number | null = null
  latest: number | null = null
  resumeAt: number | null = null
  extensions = 0
  left = 0
  pausedAt = 0
  limits = new Map<number, Bid>()
  answered = new Set<number>()
  stage: Json = null

  constructor(file: Json) {
    super(file)
    this.plan = file.plan
  }

  isAnswered(): boolean {
    const { stage, answered } = this
    if (stage.kind === 'final') return stage.of.every((no: number) => answered.has(no) || this.excluded.has(no))
    if (stage.kind !== 'level') return false
    return (this.rule.format === 'dutch' && answered.size > 0) || this.areIn().every((no) => answered.has(no))
  }
  isDue(at: number): boolean {
    if (this.phase === 'scheduled') return at >= this.plan.beginAt
    if (this.phase === 'paused') return this.resumeAt !== null && at >= this.resumeAt
    return this.phase === 'open' && (at >= this.until! || this.isAnswered())
  }
  mayAct = (no: number, at: number) => this.phase === 'open' && at < this.until! && this.areIn().includes(no)

  /** What follows the stage: the next one, or the end. */
  following(): Json {
    const { stage, rule, answered } = this
    const isFinal = rule.final && stage.kind !== 'final' && stage.kind !== 'level' && this.hasRanking()
    const end = isFinal ? { kind: 'final', no: null, ref: 0, ms: rule.final.minutes * minute } : { kind: 'end' }
    if (stage.kind === 'level') {
      const goesOn = rule.format === 'dutch' ? answered.size === 0 : answered.size > 1
      if (!goesOn || stage.ref >= rule.levels.length) return end
      return { kind: 'level', no: null, ref: stage.ref + 1, ms: rule.levelSeconds * 1000 }
    }
    if (stage.kind !== 'break' && stage.kind !== 'turn') return end
    const ranked = this.ranking().map(({ no }) => no)
    const order = stage.order ?? [...this.areIn().filter((no) => !ranked.includes(no)), ...ranked.toReversed()]
    const rest = stage.kind === 'break' ? order : order.slice(order.indexOf(stage.no) + 1)
    const no = stage.kind === 'break' ? rest[0] : rest.find((each: number) => !this.excluded.has(each))
    if (no !== undefined) return { kind: 'turn', no, ref: stage.ref, order, ms: rule.turnSeconds * 1000 }
    if (stage.kind === 'break' || stage.ref >= rule.rounds) return end
    return { kind: 'break', no: null, ref: stage.ref + 1, ms: rule.pauseSeconds * 1000 }
  }

  /** Largest amount within the limit, and, where asked, below the lead. */
  largest(no: number, leads: boolean): bigint {
    const { rule } = this
    const [own, lead] = [this.counting(no), this.ranking()[0]]
    const { addition, factor } = this.weights.get(no)!
    const most = (value: bigint) => (value * 10_000n + 4999n) / factor - addition
    const base = rule.stepBase === 'own' ? own : lead
    let found = least(
      this.part.startPrice === null ? 9_999_999_999n : cents(this.part.startPrice),
      ...(own ? [own.cents - 1n] : []),
      ...(base ? [most(this.below(base.value))] : []),
      ...(leads && lead ? [most(lead.value - 1n)] : []),
    )
    const taken = this.ranking().map(({ value }) => value)
    const valueOf = (amount: bigint) => ((amount + addition) * factor + 5000n) / 10_000n
    while (rule.tie === 'forbidden' && found > 0n && taken.includes(valueOf(found))) found = most(valueOf(found) - 1n)
    return found
  }
  /** The automatic bid that must come next: bidder, limit and amount; undefined if none must. */
  automatic(): { no: number; ref: number; cents: bigint } | undefined {
    const { rule, stage, phase, excluded } = this
    const lead = this.ranking()[0]
    if (!rule.proxy || phase !== 'open' || stage.kind !== 'free' || this.at >= this.until!) return undefined
    if (!lead && rule.startPrice === null) return undefined
    const [best, rival] = [...this.limits.values()]
      .filter((limit) => !excluded.has(limit.no) && limit.cents <= this.largest(limit.no, limit.no !== lead?.no))
      .toSorted((a, b) => Number(a.value - b.value) || a.seq - b.seq)
    if (!best || (!rival && best.no === lead?.no)) return undefined
    if (!rival) return { no: best.no, ref: best.seq, cents: this.largest(best.no, true) }
    const own = this.bids.get(rival.no)!
    own.push({ ...rival, seq: Infinity })
    const answer = this.largest(best.no, true)
    own.pop()
    const next = answer >= best.cents ? rival : best
    return { no: next.no, ref: next.seq, cents: next.cents }
  }
  below(base: bigint): bigint {
    const step = cents(this.part.step)
    return this.rule.stepKind === 'amount' ? base - step : (base * (10_000n - step)) / 10_000n
  }

  isWithinLimit(no: number, amount: string): boolean {
    const { rule, stage } = this
    if (!isAmount(amount)) return false
    const [bid, own] = [this.bid(no, 0, amount), this.counting(no)]
    const base = (rule.stepBase === 'own' || stage.kind === 'final' ? own : this.ranking()[0])?.value
    const limit = base === undefined ? bid.value : this.below(base)
    const isTied = this.numbers.some((each) => this.counting(each)?.value === bid.value)
    return (
      bid.cents <= (this.part.startPrice === null ? 9_999_999_999n : cents(this.part.startPrice)) &&
      (own === undefined || bid.cents < own.cents) &&
      bid.value <= limit &&
      (rule.tie !== 'forbidden' || stage.kind === 'final' || !isTied)
    )
  }
  later(at: number): number {
    const wanted = at + this.rule.extensionMinutes * minute
    return Math.max(this.until!, this.latest === null ? wanted : Math.min(wanted, this.latest))
  }
  isNearEnd = (at: number) =>
    this.phase === 'open' && this.stage.kind === 'free' && this.until! - at <= this.rule.extensionWindow * minute
  changed = (at: number) => (this.isNearEnd(at) && at < this.until! ? this.later(at) : this.until)

  /** Whether the entry is what the rule gives; takes it if so. */
  takes(entry: Json): boolean {
    const { kind, no, ref, at, until, amount, note } = entry
    const { rule, plan } = this
    const isOver = ['closed', 'failed', 'cancelled'].includes(this.phase)
    const isPlain = (...fields: string[]) =>
      ['no', 'ref', 'until', 'amount'].every((field) => fields.includes(field) || entry[field] === null) &&
      (fields.includes('note') || note === '')
    if (isOver || at < this.at) return false
    const hasLot = rule.lots !== undefined && (kind === 'bid' || kind === 'annul')
    if (hasLot ? !this.lots().includes(entry.lot) : entry.lot !== undefined) return false
    this.lot = hasLot ? entry.lot : this.lots()[0]!
    const answer = this.automatic()
    if (answer && (kind !== 'bid' || at !== this.at || no !== answer.no || cents(amount) !== answer.cents)) return false
    if (kind === 'bid' && ref !== (answer?.ref ?? null)) return false
    const before = this.at
    this.at = at
    const enough = this.numbers.length >= Math.max(1, rule.minBidders)
    switch (kind) {
      case 'begin': {
        const first = { english: plan.endAt - plan.beginAt, turns: rule.pauseSeconds * 1000 } as Json
        const length = first[rule.format] ?? rule.levelSeconds * 1000
        if (this.phase !== 'scheduled' || !this.isDue(at) || !enough || until !== at + length) return false
        const stage = rule.format === 'english' ? 'free' : rule.format === 'turns' ? 'break' : 'level'
        const isLimited = rule.format === 'english' && rule.latestMinutes !== null
        const latest = isLimited ? until + rule.latestMinutes * minute : null
        Object.assign(this, { phase: 'open', until, latest, stage: { kind: stage, ref: 1 } })
        return isPlain('until')
      }
      case 'fail': {
        const isEarly = this.phase === 'scheduled'
        if (!this.isDue(at) || this.phase === 'paused') return false
        const isRight = isEarly ? !enough : this.following().kind === 'end' && !this.hasRanking()
        this.phase = 'failed'
        return isRight && note === (isEarly ? 'tooFewBidders' : 'noBids') && isPlain('note')
      }
      case 'close': {
        const isRight = this.phase === 'open' && this.isDue(at) && this.following().kind === 'end'
        this.phase = 'closed'
        return isRight && this.hasRanking() && isPlain()
      }
      case 'stage': {
        if (this.phase !== 'open' || !this.isDue(at)) return false
        const next = this.following()
        if (next.kind === 'end' || next.no !== no || next.ref !== ref || until !== at + next.ms) return false
        if (next.kind === 'level' && rule.format === 'japanese')
          for (const each of this.numbers) if (!this.answered.has(each)) this.out.add(each)
        if (next.kind === 'final') {
          this.latest = null
          next.of = this.ranking()
            .slice(0, rule.final.best)
            .map((each) => each.no)
        }
        if (next.kind === 'level' || next.kind === 'final') this.answered = new Set()
        Object.assign(this, { stage: next, until })
        return isPlain('no', 'ref', 'until')
      }
      case 'bid': {
        const { stage } = this
        if (!this.mayAct(no, at) || stage.kind === 'level' || stage.kind === 'break') return false
        if (stage.kind === 'turn' && stage.no !== no) return false
        if (stage.kind === 'final' && (!stage.of.includes(no) || this.answered.has(no))) return false
        if (!this.isWithinLimit(no, amount)) return false
        const lead = this.ranking()[0]
        const bid = this.bid(no, entry.seq, amount)
        const isTrigger = rule.trigger === 'any' || lead === undefined || bid.value < lead.value
        const mayExtend = rule.extensionWindow > 0 && this.extensions < rule.mostExtensions
        const end = this.isNearEnd(at) && isTrigger && mayExtend ? this.later(at) : this.until!
        if (until !== end) return false
        if (end > this.until!) this.extensions += 1
        this.until = end
        if (stage.kind === 'final') this.answered.add(no)
        this.bids.get(no)!.push(bid)
        return isPlain('no', 'amount', 'until', 'ref', ...(rule.surrogate && ref === null ? ['note'] : []))
      }
      case 'limit': {
        const last = this.limits.get(no)
        if (!rule.proxy || !this.mayAct(no, at) || this.stage.kind !== 'free' || until !== this.until) return false
        if (!isAmount(amount) || (last && cents(amount) >= last.cents)) return false
        if (cents(amount) > this.largest(no, false)) return false
        this.limits.set(no, this.bid(no, entry.seq, amount))
        return isPlain('no', 'amount', 'until')
      }
      case 'accept':
      case 'drop': {
        const { stage, answered } = this
        if (!this.mayAct(no, at) || stage.kind !== 'level' || answered.has(no) || until !== this.until) return false
        if (rule.format === 'dutch' && answered.size > 0) return false
        if (kind === 'drop') this.out.add(no)
        else if (amount === null || cents(amount) !== cents(rule.levels[stage.ref - 1])) return false
        else {
          this.bids.get(no)!.push(this.bid(no, entry.seq, amount))
          answered.add(no)
        }
        return isPlain('no', 'amount', 'until')
      }
      case 'pause':
      case 'interrupt': {
        const from = kind === 'pause' ? at : ref
        const isRight = this.phase === 'open' && from < this.until! && from <= at && from >= before
        const resumes = kind === 'pause' ? until === null || until >= at : until === at + minute
        const left = Math.max(0, this.until! - from)
        Object.assign(this, { phase: 'paused', left, pausedAt: from, resumeAt: until, until: null })
        return isRight && resumes && isPlain('until', ...(kind === 'pause' ? ['note'] : ['ref']))
      }
      case 'resume': {
        if (this.phase !== 'paused' || until !== at + this.left || (note === '' && !this.isDue(at))) return false
        if (this.latest !== null) this.latest += until - this.left - this.pausedAt
        Object.assign(this, { phase: 'open', until, left: 0, resumeAt: null })
        return isPlain('until', 'note')
      }
      case 'extend': {
        const minutes = (until - this.until!) / minute
        if (this.phase !== 'open' || at >= this.until! || !Number.isInteger(minutes) || minutes < 1) return false
        if (this.latest !== null) this.latest = Math.max(this.latest, until)
        this.until = until
        return isPlain('until', 'note')
      }
      case 'annul': {
        const counts = this.phase !== 'scheduled' && this.numbers.includes(no) ? this.counting(no) : undefined
        if (!counts || counts.seq === 0 || counts.seq !== ref || until !== this.changed(at)) return false
        this.bids.get(no)!.pop()
        this.limits.delete(no)
        if (this.stage.kind === 'final') this.answered.delete(no)
        this.until = until
        return isPlain('no', 'ref', 'until', 'note')
      }
      case 'exclude': {
        if (!this.numbers.includes(no) || this.excluded.has(no) || until !== this.changed(at)) return false
        this.excluded.add(no)
        this.until = until
        return isPlain('no', 'until', 'note')
      }
      case 'message':
        return until === this.until && isPlain('until', 'note')
      case 'cancel':
        this.phase = 'cancelled'
        return isPlain('note')
    }
    return false
  }
}
