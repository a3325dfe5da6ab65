import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of red letters, 43125 to 43139. */
export const redRefusals = {
  'redForm.open': [
    43125,
    '该发票已有进行中的红字确认单，请先完成或撤销',
    'A red letter of this invoice is on its way. Finish or revoke it first.',
  ],
  'redForm.nothingDue': [
    43126,
    '该发票没有需要红冲的退货或折让',
    'Nothing of this invoice was given back that needs a red letter.',
  ],
  'redForm.notWhole': [
    43127,
    '该发票已有部分红冲，不能按开票有误整张红冲',
    'A part of this invoice is reversed already, so that it cannot be reversed as a whole.',
  ],
  'redForm.blueState': [
    43128,
    '该发票尚未匹配或已退回，无需红字确认单',
    'This invoice is not matched, or was returned. It needs no red letter.',
  ],
  'redForm.pending': [
    43129,
    '上一步正在提交税务平台，请稍后再试',
    'The tax bureau is still being informed of the last step. Try again in a moment.',
  ],
  'redForm.notYours': [43130, '须由对方确认或拒绝', 'The other side has to confirm or refuse this red letter.'],
  'redForm.notStarter': [43131, '只能由发起方撤销', 'Only the side that has started it can revoke it.'],
  'redForm.issued': [
    43133,
    '红字发票已按确认单开具，不能退回',
    'This red invoice was issued under its red letter. It cannot be returned.',
  ],
  'redForm.noTaken': [43132, '该确认单编号已存在', 'This number of the tax bureau is here already.'],
} as const satisfies Refusals
