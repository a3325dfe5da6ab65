import { route } from '#contract/kit/route.ts'
import {
  Id,
  List,
  Maybe,
  Nothing,
  Note,
  OneOf,
  Optional,
  Rate,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

export const CategoryKind = OneOf(['goods', 'service'])
export type CategoryKind = Static<typeof CategoryKind>

/** Attribute of a leaf category's products. */
export const CategoryAttribute = shape({
  name: Text(30),
  enName: Note(60),
  options: List(Text(60), 200),
  isChoice: Type.Boolean({ description: 'distinguishes the SKUs of a product' }),
  isFacet: Type.Boolean({ description: 'offered as a search filter' }),
})
export type CategoryAttribute = Static<typeof CategoryAttribute>

const node = {
  id: Id,
  parentId: Maybe(Id),
  name: Type.String(),
  enName: Type.String(),
  treeDepth: Type.Integer({ description: 'level, 1 to 3' }),
  picture: Type.String(),
  goodsCount: Type.Integer(),
}
const Leaf = shape({ ...node, children: Type.Array(Type.Null(), { maxItems: 0 }) })
const Branch = shape({ ...node, children: Type.Array(Leaf) })
/** A first-level category with the two levels below it. */
export const CategoryTree = shape({ ...node, children: Type.Array(Branch) })
export type CategoryTree = Static<typeof CategoryTree>

export const Category = shape({
  id: Id,
  parentId: Maybe(Id),
  version: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  treeDepth: Type.Integer(),
  kind: CategoryKind,
  position: Type.Integer(),
  picture: Type.String(),
  isShield: OneOf(['0', '1']),
  attributes: List(CategoryAttribute, 40),
  taxRate: Rate,
  taxCategoryCode: Type.String(),
  needsInspection: Type.Boolean({ description: 'its goods, and those below it, are inspected when they arrive' }),
})
export type Category = Static<typeof Category>

/** Category of the operators' tree. */
export const CountedCategory = shape({
  ...Category.properties,
  productCount: Type.Integer({ description: 'products of any state, of the category and those below it' }),
})
export type CountedCategory = Static<typeof CountedCategory>

export const CategoryDraft = shape({
  code: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,32}$' }),
  name: Text(40),
  enName: Note(80),
  kind: CategoryKind,
  position: Type.Integer({ minimum: 0, maximum: 9999 }),
  picture: Note(300),
  isShield: OneOf(['0', '1']),
  attributes: List(CategoryAttribute, 40),
  taxRate: Rate,
  taxCategoryCode: Note(19),
  needsInspection: Optional(Type.Boolean({ description: 'default: not, or as before' })),
})
export type CategoryDraft = Static<typeof CategoryDraft>

export const queryCatalogList = route({
  method: 'GET',
  path: '/orderrest/api/shopingMall/queryCatalogList',
  access: 'goods.read',
  lags: true,
  summary: 'Get the category tree of the mall',
  input: Nothing,
  reply: Type.Array(CategoryTree),
})
export const getCatalogsWithCatalogsMallByType = route({
  method: 'GET',
  path: '/orderrest/api/catalogs/getCatalogsWithCatalogsMallByType',
  access: 'goods.read',
  lags: true,
  summary: 'Get the category tree of one type (1 goods, 2 services)',
  input: shape({ type: OneOf(['1', '2']) }),
  reply: Type.Array(CategoryTree),
})
export const listCatalogs = route({
  method: 'GET',
  path: '/orderrest/api/catalogs/list',
  access: 'session',
  entrances: ['purchaser', 'supplier', 'operator'],
  summary: 'List the categories in tree order; isShield=0 excludes those hidden from the mall',
  input: shape({ isShield: Optional(OneOf(['0', '1'])), parentId: Optional(Id) }),
  reply: Type.Array(Category),
})
export const listCountedCategories = route({
  method: 'GET',
  path: '/orderrest/api/catalogs/listCounted',
  access: 'category.manage',
  summary: 'List all categories in tree order, with the number of products in each',
  input: Nothing,
  reply: Type.Array(CountedCategory),
})
export const createCategory = route({
  method: 'POST',
  path: '/orderrest/api/catalogs/create',
  access: 'category.manage',
  summary: 'Create a category below another one, or at the first level',
  input: shape({ parentId: Optional(Id), ...CategoryDraft.properties }),
  reply: Category,
})
export const editCategory = route({
  method: 'POST',
  path: '/orderrest/api/catalogs/edit',
  access: 'category.manage',
  summary: 'Update a category; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...CategoryDraft.properties }),
  reply: Category,
})
