import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Page modes of an address (specification, section 9): add a record, its detail, edit it. */
export const pageModes = { add: '1', detail: '2', edit: '3' } as const

/** Search params without those of the mode, so that closing what it has opened leaves nothing behind. */
function withoutMode(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('pageMode')
  rest.delete('id')
  return rest
}

/** Opens the form of a new record once if the address says so. */
export function useAddMode(onOpen: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isDue = search.get('pageMode') === pageModes.add
  useEffect(() => {
    if (!isDue) return
    onOpen()
    setSearch(withoutMode, { replace: true })
  }, [isDue, onOpen, setSearch])
}

interface RecordModeProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Opens an action of a record. */
  readonly open: (name: string, row: Row) => void
}

/** Opens the detail or the form of the record that the address names, if it is among the rows. */
export function RecordMode<Row>({ rows, rowKey, open }: RecordModeProps<Row>): null {
  const [search, setSearch] = useSearchParams()
  const mode = search.get('pageMode')
  const id = search.get('id')
  const name = mode === pageModes.detail ? 'detail' : mode === pageModes.edit ? 'edit' : undefined
  const row = name === undefined ? undefined : rows.find((each) => rowKey(each) === id)
  useEffect(() => {
    if (name === undefined || row === undefined) return
    open(name, row)
    setSearch(withoutMode, { replace: true })
  }, [name, row, open, setSearch])
  return null
}
