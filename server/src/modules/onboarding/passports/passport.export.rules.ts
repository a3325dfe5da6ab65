import { passportLabels, passportStatusNames } from '#contract/onboarding/passports.ts'

/** Columns of the export of delivered passports. */
export const passportColumns = {
  ...passportLabels,
  status: { title: passportLabels.status, words: passportStatusNames },
  proof: {
    title: passportLabels.proof,
    words: { valid: ['有效', 'Valid'], altered: ['被改动', 'Altered'], withdrawn: ['已撤回', 'Withdrawn'] },
  },
} as const
