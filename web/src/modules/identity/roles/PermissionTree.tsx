import { isEnter } from '#web/kit/keys/enter.ts'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listPermissions, type PermissionGroup } from '#contract/identity/roles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Tree } from '#web/kit/data/Tree.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { chosenAfter, found, marksOf, nodesOf } from './permissions.ts'
import css from './Roles.module.css'

const granted = (value: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(value) ? (value as readonly string[]) : [])

/** Permissions of a role: a tree by module with a search. */
export function PermissionTree(control: ControlProps) {
  return <GroupTree {...control} groups={useRead(listPermissions, {})} />
}

/** Permissions of these groups: a tree by module with a search. */
export function GroupTree({
  value,
  onChange,
  id,
  groups,
  label,
  placeholder,
  ...aria
}: ControlProps & {
  readonly groups: readonly PermissionGroup[]
  /** Default: those of permissions. */
  readonly label?: string
  readonly placeholder?: string
}) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [word, setWord] = useState('')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => marksOf(groups, granted(value)).all)
  const chosen = granted(value)
  const shown = word.trim() === '' ? groups : found(groups, word, { nameOf })
  const { all, partly } = marksOf(shown, chosen)
  return (
    <div className={css['permissions']} data-invalid={aria['aria-invalid'] === true || undefined}>
      <Input
        {...aria}
        id={id ?? ''}
        type="search"
        placeholder={placeholder ?? t('roles.searchPermission')}
        maxLength={64}
        before={<Icon of={SearchOutlined} />}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        onKeyDown={(event) => isEnter(event) && event.preventDefault()}
      />
      <div className={css['tree']}>
        <Tree
          label={label ?? t('roles.field.permissions')}
          nodes={nodesOf(shown, chosen, { nameOf })}
          expanded={word.trim() === '' ? unfolded : new Set(shown.map(({ module }) => module))}
          onExpand={setUnfolded}
          selection="many"
          chosen={all}
          partly={partly}
          onChoose={(pressed) => onChange?.([...chosenAfter(shown, chosen, pressed)])}
          empty={<Empty illustration="search" title={t('roles.noPermission', { word: word.trim() })} />}
        />
      </div>
      {groups.some(({ permissions }) => permissions.some(({ mayGrant }) => !mayGrant)) && (
        <p className={css['hint']}>{t('roles.notGrantable')}</p>
      )}
    </div>
  )
}
