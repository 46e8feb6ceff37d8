/** Characters of an address, so that a sentence without spaces ends it too; a mark right after it stays with it. */
const ADDRESS = /([\w.+'-]+@[\w.-]*\w[.,;:!?)”。、）」]*)/;

/** A mail address that may break before its @, not in the middle of a name. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A sentence whose mail addresses begin a new line rather than break, and where one is longer than a line, before its @. */
export function MailSentence({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="dr-mailAddress">
        <MailAddress email={part} />
      </span>
    ),
  );
}
