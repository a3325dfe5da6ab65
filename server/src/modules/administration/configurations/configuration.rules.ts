import type { ConfigKind, Configuration } from '#contract/administration/configurations.ts'
import { parseStored, storedAs } from '#contract/kit/settings.ts'
import { effectiveSetting, type SettingCode, settingGroups } from '#contract/settings.ts'
import { configIds, isDepartmentCode } from '#contract/tenancy/configuration.ts'

interface Declared {
  readonly code: SettingCode
  readonly group: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly usual: string
}

/** Settings of all modules with their groups. */
export const declaredSettings: readonly Declared[] = Object.entries(settingGroups).flatMap(
  ([group, { schema, usual }]) =>
    Object.entries(usual as Readonly<Record<string, unknown>>).map(([code, value]) => ({
      code: code as SettingCode,
      group,
      schema: (schema as unknown as { properties: Record<string, Record<string, unknown>> }).properties[code]!,
      usual: storedAs(value),
    })),
)

/** Settings whose rules or pictures their own pages check. */
const elsewhere = ['login', 'interface']
const isPicture = ({ pattern }: Declared['schema']) => typeof pattern === 'string' && pattern.includes('pictures')

function kindOf({ schema, group }: Declared): ConfigKind {
  const { type, enum: words } = schema
  if (elsewhere.includes(group) || isPicture(schema)) return 'other'
  if (type === 'boolean') return 'flag'
  if (Array.isArray(words)) return 'choice'
  if (type === 'integer') return 'number'
  return type === 'string' ? 'text' : 'other'
}

export const settingNamed = (code: string) => declaredSettings.find((each) => each.code === code)
export const isEditable = (setting: Declared): boolean => kindOf(setting) !== 'other'

/** Text as it is stored, or undefined if the schema does not allow it. */
export function storable({ schema }: Declared, val: string): string | undefined {
  const parsed = parseStored(schema, val.trim())
  return parsed === undefined || storedAs(parsed) !== val.trim() ? undefined : val.trim()
}

interface OfDepartment {
  readonly code: string
  readonly val: string
  readonly dept_id: string
}

export const presentConfigurations = (
  stored: ReadonlyMap<string, string>,
  ofDepartments: readonly OfDepartment[],
  deptNames: ReadonlyMap<string, string>,
): Configuration[] =>
  declaredSettings.map((setting) => {
    const { code, group, schema, usual } = setting
    const { enum: words, minimum, maximum } = schema
    return {
      code,
      configId: configIds[code] ?? null,
      group,
      kind: kindOf(setting),
      options: Array.isArray(words) ? words.map(String) : [],
      minimum: typeof minimum === 'number' ? minimum : null,
      maximum: typeof maximum === 'number' ? maximum : null,
      usual,
      val: storedAs(effectiveSetting(code, stored.get(code))),
      isSet: stored.has(code),
      isByDept: isDepartmentCode(code),
      departments: ofDepartments
        .filter((each) => each.code === code)
        .map(({ dept_id: deptId, val }) => ({ deptId, deptName: deptNames.get(deptId) ?? '', val })),
      canEdit: isEditable(setting),
    }
  })
