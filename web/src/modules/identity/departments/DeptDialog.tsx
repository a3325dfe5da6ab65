import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type DeptNode, deptsFoundMax, getDeptListByDeptName } from '#contract/identity/identity.ts'
import { useOptionalRead } from '../../../kit/client/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/overlay/Dialog.tsx'
import { Empty } from '../../../kit/ui/Empty.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Input } from '../../../kit/form/Input.tsx'
import css from './DeptDialog.module.css'
import { type DeptMode, isDeptOff, toggled } from './depts.ts'
import { type DeptChoice, DeptItem, DeptTree } from './DeptTree.tsx'

interface DeptDialogProps {
  readonly chosen: readonly DeptNode[]
  readonly many: boolean
  readonly mode: DeptMode
  readonly off: readonly string[]
  readonly onChoose: (chosen: readonly DeptNode[]) => void
  readonly onClose: () => void
}

/** Dialog with the department tree and a search: a single choice by click, several with confirmation. */
export function DeptDialog({ chosen: before, many, mode, off, onChoose, onClose }: DeptDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(before)
  const [typed, setTyped] = useState('')
  const searchStr = useDeferredValue(typed.trim())
  const ids = chosen.map(({ deptId }) => deptId)
  const choice: DeptChoice = {
    chosen: ids,
    onChoose: (one) => (many ? setChosen(toggled(chosen, one)) : onChoose([one])),
    isOff: (one) => isDeptOff(one, mode, many ? [...off, ...ids] : off),
  }
  const foot = many && (
    <>
      <span className={css['chosen']} aria-live="polite">
        {t('departments.chosen', { count: chosen.length })}
      </span>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="solid" onClick={() => onChoose(chosen)}>
        {t('common.confirm')}
      </Button>
    </>
  )
  // Portal outside the surrounding form, so that Enter in the search does not submit it.
  return createPortal(
    <Dialog
      title={t(many ? 'departments.titleMany' : 'departments.chooseTitle')}
      width={600}
      onClose={onClose}
      {...(many && { foot })}
    >
      <div className={css['search']}>
        <Input
          type="search"
          aria-label={t('departments.search')}
          placeholder={t('departments.search')}
          maxLength={64}
          before={<Icon of={SearchOutlined} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={css['list']}>
        {searchStr === '' ? (
          <Suspense fallback={<Skeleton />}>
            <DeptTree {...choice} />
          </Suspense>
        ) : (
          <Found searchStr={searchStr} {...choice} />
        )}
      </div>
    </Dialog>,
    document.body,
  )
}

function Found({ searchStr, ...choice }: DeptChoice & { readonly searchStr: string }) {
  const { t } = useTranslation()
  const found = useOptionalRead(getDeptListByDeptName, { searchStr })
  if (!found) return <Skeleton />
  const { sysDeptList, userDeptIds } = found
  if (sysDeptList.length === 0) return <Empty illustration="search" title={t('departments.noneFor', { searchStr })} />
  return (
    <>
      <ul>
        {sysDeptList.map((department) => {
          const { deptId, fullDeptName } = department
          const note = userDeptIds.includes(deptId) ? `${fullDeptName} · ${t('departments.own')}` : fullDeptName
          return <DeptItem key={deptId} {...choice} department={department} note={note} />
        })}
      </ul>
      {sysDeptList.length === deptsFoundMax && (
        <p className={css['more']}>{t('departments.more', { count: deptsFoundMax })}</p>
      )}
    </>
  )
}
