/** A page of a list as the contract's `PageOf` names it. */
export const pageOf = <T>(records: T[], total: number, page: number, limit: number) => ({
  records,
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
})
