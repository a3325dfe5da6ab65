import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const openData = 'server/src/modules/openData'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-593',
    without: 'the names of the profile',
    edits: [
      {
        file: `${openData}/releases/redact.ts`,
        from: "const treatmentOf = (path: OpenDataField): Treatment => rules[path] ?? 'omit'",
        to: "const treatmentOf = (path: OpenDataField): Treatment => rules[path] ?? 'publish'",
      },
    ],
    test: {
      file: `${openData}/releases/release.rules.test.ts`,
      name: 'open data: what a profile does not name is omitted, each field alone',
    },
  },
]
