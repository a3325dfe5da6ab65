export interface SqlParameter {
  readonly name: string
  readonly isNullable: boolean
  readonly isJson: boolean
  /** A list some of whose elements may be null. */
  readonly holdsNulls: boolean
}

export interface SqlText {
  /** With numbered parameters, as the database takes it. */
  readonly text: string
  readonly parameters: readonly SqlParameter[]
  /** What the text says of its columns: `"total!"` is never null, `"name?"` may be. */
  readonly columns: ReadonlyMap<string, '!' | '?'>
}

/**
 * `$name` is a parameter, `$name?` one that may be null, `$name[?]` a list with elements that may be; `$name::jsonb` is
 * sent as JSON; `as "name!"` is a column that is never null.
 */
export function parseSql(source: string): SqlText {
  const parameters: SqlParameter[] = []
  const columns = new Map<string, '!' | '?'>()
  const text = source
    .replace(
      /\$([a-z]\w*)(\[\?\])?(\?(?![|&?]))?(::jsonb\b(?!\[))?/gi,
      (_, name: string, nulls?: string, nullable?: string, json = '') => {
        const at = parameters.findIndex((each) => each.name === name)
        const known = parameters[at]
        const parameter = {
          name,
          isNullable: known?.isNullable || nullable !== undefined,
          isJson: known?.isJson || json !== '',
          holdsNulls: known?.holdsNulls || nulls !== undefined,
        }
        const index = known ? at : parameters.length
        parameters[index] = parameter
        return `$${index + 1}${json}`
      },
    )
    .replace(/"(\w+)([!?])"/g, (_, name: string, mark: '!' | '?') => {
      columns.set(name, mark)
      return `"${name}"`
    })
  return { text, parameters, columns }
}
