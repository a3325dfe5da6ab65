import type { Mutant } from './mutant.ts'

const addressTest = 'server/src/kit/outbound/outbound.address.test.ts'
const outboundTest = 'server/src/kit/outbound/outbound.test.ts'

export const outbound: readonly Mutant[] = [
  {
    guards: 'I-43',
    without: 'the range that an outbound address must lie in',
    edits: [
      { file: 'server/src/kit/outbound/outbound.address.ts', from: "if (found.range() !== 'unicast' ||", to: 'if (' },
    ],
    test: { file: addressTest, name: 'outbound calls: only global unicast addresses are allowed' },
  },
  {
    guards: 'I-43',
    without: 'the closed metadata services of clouds',
    edits: [
      {
        file: 'server/src/kit/outbound/outbound.address.ts',
        from: 'if (!found || metadata.some((network) => isIn(found, network))) return false',
        to: 'if (!found) return false',
      },
    ],
    test: { file: addressTest, name: 'metadata services stay blocked in an allowed network' },
  },
  {
    guards: 'I-43',
    without: 'the look at what a name leads to',
    edits: [
      {
        file: 'server/src/kit/outbound/outbound.send.ts',
        from: 'const wrong = found.find(({ address }) => !isAllowedAddress(address, policy))',
        to: 'const wrong = found.find(() => false)',
      },
    ],
    test: {
      file: outboundTest,
      name: 'outbound calls: other hosts and names that resolve to internal addresses are refused',
    },
  },
  {
    guards: 'I-43',
    without: 'the look at where a redirect leads',
    edits: [
      {
        file: 'server/src/kit/outbound/outbound.ts',
        from: "if (violation) throw new OutboundError('address',",
        to: "if (violation && followed === 0) throw new OutboundError('address',",
      },
    ],
    test: {
      file: outboundTest,
      name: 'outbound calls: redirects are returned or followed up to a limit, with the same checks',
    },
  },
]
