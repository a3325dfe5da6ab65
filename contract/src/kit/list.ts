import type { TObject, TOptional, TProperties, TSchema, TUnsafe } from 'typebox'
import type { ApiPath, Route } from './route.ts'
import { Done, OneOf, Optional, PageOf, paging, shape } from './schema.ts'

/** Page sizes of every list (specification, section 9). */
export const pageSizes = [10, 20, 30, 40, 50] as const
/**
 * The largest page size means "all" and returns up to `maxOnPage` rows a page; further rows are on the next page and
 * in the export.
 */
export const sizeOfAll = 50
export const maxOnPage = 500
/** Row limit of an export; a truncated export contains a note. */
export const maxExported = 10_000

/** Row limit of a page of this size. */
export const rowsOnPage = (limit: number): number => (limit === sizeOfAll ? maxOnPage : limit)

type Sorting<S extends string> = TOptional<TUnsafe<S | `-${S}`>>
type Paging = typeof paging

interface ListOptions<F extends TProperties, T extends TSchema, S extends string> {
  /** Filter fields of the input. */
  readonly filters: F
  readonly record: T
  /** Sortable fields; `-name` sorts descending. Without it the list has a fixed order. */
  readonly sort?: readonly S[]
}

type RouteOptions = Omit<Route, 'input' | 'reply' | 'method' | 'upload' | 'download' | 'writes'> &
  Partial<Pick<Route, 'method'>>

type ListInput<F extends TProperties, S extends string> = TObject<F & { sort: Sorting<S> } & Paging>

export type ListRoute = Route & { readonly record: TSchema }

/**
 * List route: the input consists of filters, sorting and paging; the reply is a page of records. The method is GET
 * unless the specification prescribes POST.
 */
export const listRoute = <
  F extends TProperties,
  T extends TSchema,
  const R extends RouteOptions,
  const S extends string = never,
>({
  filters,
  record,
  sort = [],
  ...rest
}: ListOptions<F, T, S> & R) => {
  const sorting = sort.length > 0 ? { sort: Optional(OneOf(sort.flatMap((name) => [name, `-${name}`]))) } : {}
  return {
    method: 'GET' as R extends { method: infer M extends 'GET' | 'POST' } ? M : 'GET',
    ...(rest as unknown as Omit<R, 'method' | keyof ListOptions<F, T, S>>),
    input: shape({ ...filters, ...sorting, ...paging }) as unknown as ListInput<F, S>,
    reply: PageOf(record),
    record,
  }
}

interface ExportOptions<C extends string> {
  readonly path: ApiPath
  /** Columns of the workbook, in order. */
  readonly columns: readonly C[]
  readonly sensitive?: true
}

type WithoutPaging<P> = { [K in keyof P as K extends keyof Paging ? never : K]: P[K] }

/**
 * Export route of a list: returns its rows as a workbook, with the filters, sorting, access and entrances of the list,
 * but without paging.
 */
export const exportRoute = <L extends ListRoute, const C extends string>(
  { access, entrances, ofPortal, input, record, summary }: L,
  { path, columns, sensitive }: ExportOptions<C>,
) => {
  const { page: _, limit: __, ...filter } = input.properties
  return {
    method: 'GET' as const,
    path,
    access: access as L['access'],
    ...(entrances ? { entrances } : {}),
    ...(ofPortal ? { ofPortal } : {}),
    download: true as const,
    ...(sensitive ? { sensitive } : {}),
    summary: `${summary} (workbook export)`,
    input: shape(filter) as unknown as TObject<WithoutPaging<L['input']['properties']>>,
    reply: Done,
    record: record as L['record'],
    columns,
  }
}
export type ExportRoute = ReturnType<typeof exportRoute>
