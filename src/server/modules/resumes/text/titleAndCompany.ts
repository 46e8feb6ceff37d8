import { fold } from './lineText';

const ROLE =
  /interpret|translat|traduct|linguist|manager|director|teacher|professor|tutor|coordinat|assistant|engineer|developer|consultant|analyst|specialist|officer|nurse|lawyer|attorney|paralegal|editor|writer|freelance|volunteer|intern\b|head of|lead\b|supervisor|agent|advis|representative|clerk|proofread|localiz|guide|instructor|maestr[oa]|profesor|gerente|director|coordinador|asistente|ingenier|consultor|especialista|analista|docente|asesor|correct|guia|becari|practicante|jefe|jefa|autonom|通訳|翻訳|講師|教師|教員|担当|主任|係長|課長|部長|リーダー|マネージャ|エンジニア|コーディネータ|フリーランス|スタッフ|アシスタント|ガイド|校正/;
const COMPANY =
  /\binc\b|\bllc\b|\bltd\b|\bgmbh\b|\bcorp|\bco\.|\bcompany|group|hospital|clinic|universit|college|school|institute|court|ministry|department|agency|services|solutions|systems|bank|foundation|association|council|center|centre|bureau|embassy|consulate|s\.?a\.?( de c\.?v\.?)?$|s\.?l\.?$|grupo|universidad|instituto|escuela|colegio|ministerio|secretaria de|tribunal|juzgado|clinica|banco|fundacion|asociacion|agencia|embajada|consulado|servicios|株式会社|有限会社|合同会社|財団|社団|病院|大学|学校|学院|協会|省$|庁$|市役所|裁判所|センター|事務所|銀行|機構/;

const SEPARATORS = [
  /\s+at\s+|\s+@\s+/i,
  /\s*[|｜／]\s*/,
  /\s+[—–-]\s+/,
  /\s*[·•]\s*/,
  /,\s+|、/,
  /\s+en\s+/i,
  /(?<=[\u3040-\u9fff])\s+(?=[\u3040-\u9fff])/,
];

/** Tells position and employer apart in what stands above or beside the dates. */
export function titleAndCompany(parts: readonly string[]): { title: string; company: string } {
  const pieces = parts.length >= 2 ? [...parts] : split(parts[0] ?? '');
  const title = pieces.findIndex(isRole);
  const company = pieces.findIndex((piece, index) => index !== title && isCompany(piece));
  if (title >= 0) {
    const other = company >= 0 ? company : pieces.findIndex((_piece, index) => index !== title);
    return { title: pieces[title] ?? '', company: pieces[other] ?? '' };
  }
  if (company >= 0)
    return { title: pieces.find((_piece, index) => index !== company) ?? '', company: pieces[company] ?? '' };
  return { title: pieces[0] ?? '', company: pieces[1] ?? '' };
}

/** An employer may have a position's word in its name ("Interpreters Inc."), so the employer's words weigh more. */
function isRole(text: string): boolean {
  return ROLE.test(fold(text)) && !COMPANY.test(fold(text).replace(ROLE, ''));
}

export function isCompany(text: string): boolean {
  return COMPANY.test(fold(text));
}

function split(text: string): string[] {
  for (const separator of SEPARATORS) {
    const pieces = text.split(separator).map((piece) => piece.trim());
    if (pieces.length >= 2 && pieces.every(Boolean)) return pieces;
  }
  return [text];
}
