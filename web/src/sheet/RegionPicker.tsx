import type { ControlProps } from '#web/kit/form/Field.tsx'
import { type Branch, matchingPaths } from '#web/kit/select/cascade.ts'
import { Cascader } from '#web/kit/select/Cascader.tsx'
import { branchesBelow, paths } from './samples.ts'

export function RegionPicker({ value, onChange, ...aria }: ControlProps) {
  const path = Array.isArray(value) ? (value as readonly Branch[]) : []
  return (
    <Cascader
      {...aria}
      path={path}
      source={{
        childrenOf: branchesBelow,
        hasChildren: (chosen) => branchesBelow(chosen).length > 0,
        search: (typed) => matchingPaths(paths(), typed),
      }}
      placeholder="请选择省 / 市 / 区"
      searchHint="搜索省、市、区"
      isClearable
      onChange={(chosen) => onChange?.(chosen)}
    />
  )
}
