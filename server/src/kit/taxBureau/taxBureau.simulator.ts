import { createHash } from 'node:crypto'
import { dayOf } from '#contract/kit/calendar.ts'
import { invoiceXml } from './invoiceXml.ts'
import { type BureauAnswer, type BureauForm, BureauRefused, type TaxBureau } from './taxBureau.ts'

const hour = 3_600_000
/** Forms that nobody confirms expire after so long. */
const hoursToConfirm = 72

export interface BureauSimulation {
  readonly now?: () => Date
  /** Time from the confirmation to the red invoice. */
  readonly issueMs?: number
  /**
   * What goes wrong with a call of this form: it is refused, fails before anything is done, or is done while the answer is
   * lost.
   */
  readonly fault?: (
    call: 'start' | 'decide' | 'ask' | 'fetch',
    serial: string,
  ) => 'refuse' | 'fail' | 'lose' | undefined
}

const digitsOf = (seed: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
    .toString()
    .slice(-length)

/** Number of the red invoice of a form: always the same. */
const redNumberOf = ({ serial, startedAt }: BureauForm): string =>
  `${dayOf(startedAt).slice(2, 4)}${digitsOf(`red ${serial}`, 18)}`

/**
 * Simulator for development and the demo. It remembers nothing, so that it answers the same after a restart: numbers come
 * from our serial, and the state from what is known of the form and from the clock. Invoices whose number ends in `404`
 * are unknown, in `409` differ, in `410` are void; others are genuine.
 */
export function bureauSimulator({
  now = () => new Date(),
  issueMs = 3000,
  fault = () => undefined,
}: BureauSimulation = {}): TaxBureau {
  const answer = (form: BureauForm, state: string, redNumber = ''): BureauAnswer => ({
    formNo: form.formNo || `0000${digitsOf(form.serial, 16)}`,
    state,
    redNumber,
    expiresAt: ['02', '03'].includes(state) ? new Date(form.startedAt.getTime() + hoursToConfirm * hour) : null,
  })
  /** Answers unless something goes wrong. */
  const reply = <T>(call: 'start' | 'decide' | 'ask' | 'fetch', { serial }: BureauForm, said: () => T): Promise<T> => {
    const wrong = fault(call, serial)
    if (wrong === 'refuse') return Promise.reject(new BureauRefused('该发票状态不允许开具红字确认单'))
    if (wrong === 'fail') return Promise.reject(new Error('the simulated tax bureau is away'))
    const done = said()
    return wrong === 'lose' ? Promise.reject(new Error('the answer of the tax bureau was lost')) : Promise.resolve(done)
  }
  const waits = ({ startedBy }: BureauForm) => (startedBy === 'seller' ? '02' : '03')
  return {
    startForm: (form) =>
      reply('start', form, () => answer(form, form.startedBy === 'seller' && !form.isUsed ? '01' : waits(form))),
    decideForm: (form, decision) =>
      reply('decide', form, () => {
        const refusals = form.startedBy === 'seller' ? '05' : '06'
        if (decision === 'refuse') return answer(form, refusals)
        if (decision === 'confirm') return answer(form, '04')
        return answer(form, ['01', '04'].includes(form.state) ? '09' : '08')
      }),
    askForm: (form) =>
      reply('ask', form, () => {
        const isConfirmed = form.state === '01' || form.state === '04'
        if (isConfirmed)
          return answer(form, form.state, now().getTime() >= form.since.getTime() + issueMs ? redNumberOf(form) : '')
        const isLate = now().getTime() > form.startedAt.getTime() + hoursToConfirm * hour
        return answer(form, form.state === '' ? waits(form) : isLate ? '07' : form.state)
      }),
    fetchRed: (form, redNumber) =>
      reply('fetch', form, () =>
        Buffer.from(
          invoiceXml({
            number: redNumber,
            issuedOn: dayOf(now()),
            seller: form.seller,
            buyer: form.buyer,
            reverses: form.blueNumber,
            redFormNo: form.formNo,
            remark: `红字信息确认单编号：${form.formNo}`,
            lines: form.lines.map(({ name, spec, unit, taxCode, rate, pieces, gross }) => ({
              name,
              spec,
              unit,
              taxCode,
              rate,
              gross,
              ...(pieces === 0 ? {} : { quantity: pieces }),
            })),
          }),
        ),
      ),
    verify: ({ number }) =>
      Promise.resolve(
        number.endsWith('404')
          ? 'notFound'
          : number.endsWith('409')
            ? 'differs'
            : number.endsWith('410')
              ? 'void'
              : 'genuine',
      ),
  }
}
