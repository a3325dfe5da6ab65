import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeptNode, getDeptListByIds } from '#contract/identity/identity.ts'
import { useOptionalRead } from '../../../kit/client/api.ts'
import type { ControlProps } from '../../../kit/form/Field.tsx'
import { useMay } from '../../../kit/client/me.ts'
import { Input } from '../../../kit/form/Input.tsx'
import { DeptDialog } from './DeptDialog.tsx'
import css from './DeptPicker.module.css'
import type { DeptMode } from './depts.ts'

interface DeptBoxProps extends Omit<ControlProps, 'value' | 'onChange'> {
  readonly ids: readonly string[]
  readonly onIds: (ids: readonly string[]) => void
  readonly many?: boolean
  /** Departments that can be chosen; default: all. */
  readonly mode?: DeptMode | undefined
  readonly off?: readonly string[] | undefined
  /** Placeholder. */
  readonly hint?: string | undefined
}

/** Department picker; its value is the id, or an empty text. */
export function DeptPicker({ value, onChange, ...rest }: ControlProps & Pick<DeptBoxProps, 'mode' | 'off' | 'hint'>) {
  const ids = typeof value === 'string' && value !== '' ? [value] : []
  return <DeptBox {...rest} ids={ids} onIds={(chosen) => onChange?.(chosen[0] ?? '')} />
}

/** Picker of several departments; each includes its subtree. */
export function DeptsPicker({ value, onChange, ...rest }: ControlProps & Pick<DeptBoxProps, 'off'>) {
  const ids = Array.isArray(value) ? (value as readonly string[]) : []
  return <DeptBox {...rest} many mode={3} ids={ids} onIds={(chosen) => onChange?.(chosen)} />
}

const idOf = ({ deptId }: DeptNode) => deptId

function DeptBox({ ids, onIds, many = false, mode = 0, off = [], hint, ...control }: DeptBoxProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isAllowed = useMay()('org.read')
  const known = useOptionalRead(getDeptListByIds, { deptIds: ids.join(',') }, isAllowed && ids.length > 0) ?? []
  const chosen = known.filter(({ deptId }) => ids.includes(deptId))
  const isEmpty = ids.length === 0
  const button =
    isEmpty || control['aria-required'] === true ? (
      <Icon of={DownOutlined} />
    ) : (
      <button type="button" className={css['clear']} aria-label={t('departments.clear')} onClick={() => onIds([])}>
        <Icon of={CloseCircleFilled} />
      </button>
    )
  return (
    <span className={css['box']}>
      <Input
        {...control}
        readOnly
        aria-haspopup="dialog"
        disabled={!isAllowed}
        placeholder={hint ?? t('departments.placeholder')}
        value={isEmpty ? '' : chosen.map(({ deptName }) => deptName).join(t('departments.and'))}
        title={chosen.map(({ fullDeptName }) => fullDeptName).join('\n')}
        after={button}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {isOpen && (
        <DeptDialog
          chosen={chosen}
          many={many}
          mode={mode}
          off={off}
          onChoose={(departments) => {
            onIds(departments.map(idOf))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
