const atOnce = 200

/**
 * Rows that a job works off, read in pages after the id of the last one seen, so that rows that fail or stay are not
 * read again. `read` returns at most `max` rows in the order of their ids.
 */
export async function* inPages<Row extends { readonly id: string }>(
  read: (page: { readonly after: string; readonly max: number }) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after = '0'
  for (;;) {
    const rows = await read({ after, max: atOnce })
    yield* rows
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}
