import { setTimeout as delay } from 'node:timers/promises'
import { approve, buy } from './buying.ts'
import { arbitrate, sell } from './selling.ts'
import type { Storm } from './storm.ts'

/** Sixty people order, approve, sell and return at the same time until `closed`. */
export async function runStorm(storm: Storm, closed: { readonly now: boolean }): Promise<void> {
  const { buyers, approvers, sellers, operators } = storm.market
  const acts = [
    ...buyers.map((buyer) => () => buy(storm, buyer)),
    ...approvers.map((person) => () => approve(storm, person)),
    ...sellers.map((person) => () => sell(storm, person)),
    ...operators.map((person) => () => arbitrate(storm, person)),
  ]
  await Promise.all(acts.map((act) => repeat(act, closed)))
}

async function repeat(act: () => Promise<void>, closed: { readonly now: boolean }): Promise<void> {
  while (!closed.now) {
    await act()
    await delay(5)
  }
}
