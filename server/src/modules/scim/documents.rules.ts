import { groupSchema } from './group.rules.ts'
import { enterpriseSchema, listSchema, userSchema } from './user.rules.ts'

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})
const several = (name: string) =>
  attribute(name, {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  })

export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'API key', description: 'Authorization: Bearer bk_…', primary: true },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

const userType = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'Accounts of buyers',
  schema: userSchema,
  schemaExtensions: [{ schema: enterpriseSchema, required: false }],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
})

const groupType = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'Group',
  name: 'Group',
  endpoint: '/Groups',
  description: 'Roles that are marked for directories',
  schema: groupSchema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
})

const schemaDocuments = (base: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: userSchema,
    name: 'User',
    description: 'Account',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('displayName'),
      attribute('name', { type: 'complex', subAttributes: [attribute('formatted')] }),
      attribute('active', { type: 'boolean' }),
      several('emails'),
      several('phoneNumbers'),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: enterpriseSchema,
    name: 'EnterpriseUser',
    description: 'Department of an account, by its code or name',
    attributes: [attribute('department')],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${enterpriseSchema}` },
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: groupSchema,
    name: 'Group',
    description: 'Role with the users that hold it',
    attributes: [
      attribute('displayName', { mutability: 'readOnly' }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value', { mutability: 'immutable' }),
          attribute('display', { mutability: 'readOnly' }),
        ],
      }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${groupSchema}` },
  },
]

export const listOfResources = (resources: readonly object[], total = resources.length, startIndex = 1) => ({
  schemas: [listSchema],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

/** Documents that describe the service, by their paths. */
export const documents = {
  '/ServiceProviderConfig': serviceProviderConfig,
  '/ResourceTypes': (base: string) => listOfResources([userType(base), groupType(base)]),
  '/ResourceTypes/User': userType,
  '/ResourceTypes/Group': groupType,
  '/Schemas': (base: string) => listOfResources(schemaDocuments(base)),
} as const satisfies Readonly<Record<string, (base: string) => object>>

export const schemaNamed = (base: string, id: string): object | undefined =>
  schemaDocuments(base).find((schema) => schema.id.toLowerCase() === id.toLowerCase())
