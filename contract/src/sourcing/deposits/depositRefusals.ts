import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of deposits of projects, 40330 to 40339. */
export const depositRefusals = {
  'projectDeposit.proofMissing': [
    40330,
    '请填写缴纳日期并上传保证金缴纳凭证',
    'Enter the day of payment and upload its proof.',
  ],
  'projectDeposit.notConfirmed': [
    40331,
    '保证金尚未确认到账，暂不能报价',
    'You can quote once the receipt of your deposit is confirmed.',
  ],
  'projectDeposit.late': [40332, '保证金缴纳截止时间已过', 'The deposit was due earlier.'],
  'projectDeposit.none': [40333, '该项目不收取保证金', 'This project asks for no deposit.'],
  'projectDeposit.samePerson': [
    40334,
    '须由确认到账以外的人员办理',
    'Another person than the one who confirmed the payment must do this.',
  ],
  'projectDeposit.reasonMissing': [40335, '请填写原因', 'Enter a reason.'],
  'projectDeposit.notOver': [
    40336,
    '项目结束后方可退还或不予退还保证金',
    'Deposits are returned or forfeited once the project has ended.',
  ],
  'projectDeposit.winnerWaits': [
    40337,
    '中标供应商的保证金须在签订协议或下单后退还',
    "A winner's deposit is returned once its order or agreement exists.",
  ],
  'projectDeposit.future': [40338, '日期不能晚于今天', "The day can't be later than today."],
  'projectDeposit.ownPayment': [40339, '不能确认本人提交的缴纳凭证', "You can't confirm a payment that you reported."],
} as const satisfies Refusals
