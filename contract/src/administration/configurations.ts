import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** How a configuration is written; `other`: on the settings page alone. */
export const ConfigKind = OneOf(['flag', 'choice', 'number', 'text', 'other'])
export type ConfigKind = Static<typeof ConfigKind>

export const Configuration = shape({
  code: Type.String(),
  configId: Maybe(Type.Integer({ description: 'number of the specification' })),
  group: Type.String({ description: 'group of the settings page' }),
  kind: ConfigKind,
  options: List(Type.String(), 50),
  minimum: Maybe(Type.Integer()),
  maximum: Maybe(Type.Integer()),
  usual: Type.String({ description: 'default, as stored: 1 and 0 for on and off' }),
  val: Type.String({ description: 'effective value of the tenant' }),
  isSet: Type.Boolean({ description: 'the tenant has set it' }),
  isByDept: Type.Boolean({ description: 'departments can have values of their own' }),
  departments: List(shape({ deptId: Id, deptName: Type.String(), val: Type.String() }), 1000),
  canEdit: Type.Boolean(),
})
export type Configuration = Static<typeof Configuration>

const read = { access: 'portal.configure', entrances: ['operator'] } as const

export const listConfigurations = route({
  ...read,
  method: 'GET',
  path: '/busiconfigrest/api/conf/list',
  summary: 'List all configurations with default, value of the tenant and values of departments',
  input: Nothing,
  reply: List(Configuration, 1000),
})
export const saveConfiguration = route({
  ...read,
  method: 'POST',
  path: '/busiconfigrest/api/conf/save',
  summary: 'Set a configuration of the tenant or of a department; null: the default, or the value above, applies again',
  input: shape({
    code: Text(64),
    deptId: Maybe(Id),
    val: Maybe(Note(500)),
    before: { ...Maybe(Note(500)), description: 'value that was read; null: none was set' },
  }),
  reply: Done,
})
export const ConfigurationChange = shape({
  id: Id,
  at: Instant,
  actorName: Type.String(),
  deptName: Type.String({ description: 'empty: the tenant' }),
  before: Maybe(Type.String()),
  after: Maybe(Type.String({ description: 'null: removed' })),
})
export type ConfigurationChange = Static<typeof ConfigurationChange>
export const listConfigurationChanges = route({
  ...read,
  method: 'GET',
  path: '/busiconfigrest/api/conf/changes',
  summary: 'List the last hundred changes of a configuration, newest first',
  input: shape({ code: Text(64) }),
  reply: List(ConfigurationChange, 100),
})

export const configurationRefusals = {
  'conf.unknown': [47031, '配置项“{code}”不存在', 'There is no configuration “{code}”.'],
  'conf.elsewhere': [
    47032,
    '该配置项请在系统设置或登录设置中维护',
    'Change this configuration on the settings or sign-in settings page.',
  ],
  'conf.invalid': [47033, '配置值不正确', 'This value is not allowed.'],
  'conf.notByDept': [47034, '该配置项不能按部门设置', 'Departments cannot have a value of their own.'],
  'conf.noDept': [47035, '部门不存在，请重新选择', "This department doesn't exist. Choose another one."],
} as const satisfies Refusals
