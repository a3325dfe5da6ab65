import type { TObject, TOptional, TProperties, TSchema, TUnsafe } from 'typebox'
import type { Route } from './route.ts'
import { Done, OneOf, Optional, PageOf, paging, shape } from './schema.ts'

/** The page sizes of every list (specification, section 9). */
export const pageSizes = [10, 20, 30, 40, 50] as const
/** The largest page size means all: up to `mostOnPage` rows; what is more is on the next page, and in the export. */
export const sizeOfAll = 50
export const mostOnPage = 500
/** An export ends after so many rows, and says so. */
export const mostExported = 10_000

/** How many rows a page of this size holds at most. */
export const rowsOnPage = (limit: number): number => (limit === sizeOfAll ? mostOnPage : limit)

type Sorting<S extends string> = TOptional<TUnsafe<S | `-${S}`>>
type Paging = typeof paging

interface ListOptions<F extends TProperties, T extends TSchema, S extends string> {
  /** What the list is narrowed by. */
  readonly filters: F
  readonly record: T
  /** What the rows may be sorted by; `-name` is descending. Without it they have the order of the list. */
  readonly sort?: readonly S[]
}

type RouteOptions = Omit<Route, 'input' | 'reply' | 'method' | 'upload' | 'download' | 'writes'> &
  Partial<Pick<Route, 'method'>>

type ListInput<F extends TProperties, S extends string> = TObject<F & { sort: Sorting<S> } & Paging>

export type ListRoute = Route & { readonly record: TSchema }

/**
 * A list: filters, sorting and paging are its input, a page of records its reply. GET, unless the specification names
 * it otherwise.
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
  readonly path: string
  /** The columns of the workbook, in their order. */
  readonly columns: readonly C[]
}

type WithoutPaging<P> = { [K in keyof P as K extends keyof Paging ? never : K]: P[K] }

/** The same rows as a workbook: the filter, the sorting, and who may call it are those of the list. */
export const exportRoute = <L extends ListRoute, const C extends string>(
  { access, entrances, ofPortal, input, record, summary }: L,
  { path, columns }: ExportOptions<C>,
) => {
  const { page: _, limit: __, ...filter } = input.properties
  return {
    method: 'GET' as const,
    path,
    access: access as L['access'],
    ...(entrances ? { entrances } : {}),
    ...(ofPortal ? { ofPortal } : {}),
    download: true as const,
    summary: `As a workbook: ${summary}`,
    input: shape(filter) as unknown as TObject<WithoutPaging<L['input']['properties']>>,
    reply: Done,
    record: record as L['record'],
    columns,
  }
}
export type ExportRoute = ReturnType<typeof exportRoute>
