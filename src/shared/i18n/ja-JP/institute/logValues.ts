/** What an institute's log keeps as words of the program: states and kinds. A part of `institute`. */
export const logValues = {
  counts: '合意どおり有効',
  partial: '料金の一部',
  void: '支払い義務なし',
  submitted: '審査中',
  verified: '確認済み',
  in_review: '審査中',
  listed: '掲載中',
  refused: '却下',
  sworn: '宣誓通訳・法廷通訳',
  certificate: '資格証明書',
  diploma: '学位・修了証',
  association: '協会会員',
  background_check: '身元確認',
  insurance: '保険',
};
