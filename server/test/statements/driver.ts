/** Statement that a file hands to a connection of the driver; without a text it is composed at run time. */
export interface DriverQuery {
  readonly place: string
  readonly text?: string
}

const call = /\.query(?:<[^()]*?>)?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:[^`$]|\$(?!\{))*)`|\S)/g

export const driverQueries = (file: string, source: string): DriverQuery[] =>
  [...source.matchAll(call)].map(({ index, 1: single, 2: double, 3: template }) => {
    const text = single ?? double ?? template
    const place = `${file}:${source.slice(0, index).split('\n').length}`
    return text === undefined ? { place } : { place, text: text.replaceAll(/\\(.)/g, '$1') }
  })

/** Files that compose statements, and why these need no description. */
export const composing: Readonly<Record<string, string>> = {
  'server/src/cli/check.database.ts': 'reads settings of the database, no table of the product',
  'server/src/cli/commands.ts': 'runs the verifications, which are described where they are written',
  'server/src/cli/tenants.commands.ts': 'counts jobs, whose tables the job library owns',
  'server/src/kit/database/database.statements.ts': 'sends what is described',
  'server/src/kit/database/database.ts': 'sets the tenant, begins and ends transactions',
  'server/src/kit/database/migrate.ts': 'changes the schema itself',
  'server/src/kit/database/signals/signals.ts': 'listens to a channel',
  'server/src/kit/embedded/embedded.locks.ts': 'locks, no table',
  'server/src/kit/embedded/embedded.provision.ts': 'creates the database',
  'server/src/kit/verification.ts': 'declares what it runs',
  'server/src/tenantTransfer/catalog.ts': 'reads the catalogue of the database',
  'server/src/tenantTransfer/close.ts': 'waits for transactions of the database',
  'server/src/tenantTransfer/copy.ts': 'copies tables that the catalogue lists',
  'server/src/tenantTransfer/readable.ts': 'copies tables that the catalogue lists',
  'server/src/tenantTransfer/export.ts': 'copies tables that the catalogue lists',
  'server/src/tenantTransfer/import.ts': 'copies tables that the catalogue lists',
  'server/src/tenantTransfer/import.tables.ts': 'copies tables that the catalogue lists',
  'server/src/tenantTransfer/remove.ts': 'empties tables that the catalogue lists',
}
