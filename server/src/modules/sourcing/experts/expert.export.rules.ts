import { availabilityNames } from '#contract/kit/availability.ts'
import { expertLabels, type exportExperts } from '#contract/sourcing/experts/experts.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const expertColumns: ColumnsOf<typeof exportExperts> = {
  name: expertLabels.name,
  code: expertLabels.code,
  deptName: expertLabels.deptName,
  employer: expertLabels.employer,
  title: expertLabels.title,
  categories: {
    title: expertLabels.categories,
    value: ({ categories }, lang) => categories.map(({ name, enName }) => (lang === 'en' && enName) || name).join('、'),
  },
  conflicts: { title: expertLabels.conflicts, value: ({ conflicts }) => conflicts.map(({ name }) => name).join('、') },
  evaluations: expertLabels.evaluations,
  status: { title: expertLabels.status, words: availabilityNames },
  createdAt: expertLabels.createdAt,
}
