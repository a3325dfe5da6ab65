import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const contracts = 'server/src/modules/contracts'
const rules = `${contracts}/contract.rules.ts`
const routes = `${contracts}/contract.routes.test.ts`
const keys = `${contracts}/signing/key.routes.test.ts`
const paper = {
  file: routes,
  name: 'both parties sign, in the order of the setting, each checked by somebody else',
}
const foreign = {
  file: keys,
  name: 'signing by key: another company, another contract, another version, and another key are refused',
}

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-366',
    without: 'the rest of the last stage',
    edits: [
      {
        file: `${contracts}/stages/stage.rules.ts`,
        from: 'return [...parts, amount - parts.reduce((total, each) => total + each, 0n)]',
        to: 'return shares.map((share) => partOf(amount, share, all))',
      },
    ],
    test: {
      file: `${contracts}/stages/stage.rules.test.ts`,
      name: 'stages: add up for all amounts, and never below zero',
    },
  },
  {
    guards: 'I-368',
    without: 'the accepted certificate',
    edits: [
      {
        file: `${contracts}/signing/key.service.ts`,
        from: "return isAccepted ? seal : refuse('contract.certificateForeign')",
        to: 'return isAccepted ? seal : seal',
      },
    ],
    test: foreign,
  },
  {
    guards: 'I-368',
    without: 'what was prepared',
    edits: [
      {
        file: `${contracts}/signing/key.service.ts`,
        from: 'if (prepared?.contractId !== id || prepared.userId !== actor.userId)',
        to: 'if (prepared === undefined)',
      },
    ],
    test: foreign,
  },
  {
    guards: 'I-368',
    without: 'the look at the signature',
    edits: [
      {
        file: `${contracts}/signing/key.service.ts`,
        from: 'if (!(await hasSigned(certificate, attributes, signature)))',
        to: 'if (signature.length === 0)',
      },
    ],
    test: foreign,
  },
  {
    guards: 'I-370',
    without: 'the reader',
    edits: [
      {
        file: `${contracts}/contract.access.service.ts`,
        from: 'return approves ? row : undefined',
        to: 'return row',
      },
    ],
    test: { file: routes, name: 'a contract is its parties’: others neither see nor decide it' },
  },
  {
    guards: 'I-371',
    without: 'the other party',
    edits: [
      {
        file: rules,
        from: 'holds: ({ signed }, { personId }) => !signed.some((each) => each.personId === personId),',
        to: 'holds: () => true,',
      },
    ],
    test: paper,
  },
  {
    guards: 'I-371',
    without: 'the drafter',
    edits: [
      {
        file: rules,
        from: "actor.personId !== (status === 'signing' ? personId : changePersonId),",
        to: "actor.personId !== (status === 'signing' ? '' : changePersonId) || personId === '',",
      },
    ],
    test: paper,
  },
  {
    guards: 'I-622',
    without: 'the requirement of another person',
    edits: [
      {
        file: `${contracts}/deposits/deposit.rules.ts`,
        from: "(status === 'reported' ? reporterId : settlerId) !== personId",
        to: "(status === 'reported' ? reporterId : settlerId) !== '0' && personId !== ''",
      },
    ],
    test: {
      file: `${contracts}/deposits/deposit.routes.test.ts`,
      name: 'deposit: paid by the supplier, confirmed by us, returned or kept by two people',
    },
  },
  {
    guards: 'I-624',
    without: 'the comparison of the hint',
    edits: [
      {
        file: `${contracts}/signing/evidence.verify.ts`,
        from: 'stateOf(cms.hint === hintOf(manifest.contractNo, manifest.documentNo, party))',
        to: 'stateOf(cms.hint !== hintOf(manifest.contractNo, -1, party))',
      },
    ],
    test: {
      file: keys,
      name: 'verification: visitors see each check, of what this site signed, what was altered, and of other files',
    },
  },
]
