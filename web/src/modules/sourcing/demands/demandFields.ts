/** Form fields of a demand line, in order. */
export const demandFields = {
  name: { as: 'line' },
  spec: { as: 'line' },
  quantity: {},
  unit: {},
  budgetPrice: {},
  needDate: {},
  address: { wide: true, as: 'line' },
  contactName: {},
  contactTel: {},
  remark: { wide: true, as: 'line' },
} as const
