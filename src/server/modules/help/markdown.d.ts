/** Help pages are built into the server as text (`scripts/build/buildTargets.mjs`). */
declare module '*.md' {
  const text: string;
  export default text;
}
