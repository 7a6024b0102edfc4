export interface ListedFile {
  file: string;
  title: string;
  count: number;
}

/** Renders the index page of the data export, which lists the content of the ZIP file for the member. */
export function indexPage(made: Date, listed: ListedFile[], mediaCount: number) {
  const rows = listed
    .map(({ file, title, count }) => `<li><a href="${file}">${title}</a> — ${count.toLocaleString('pt-BR')}</li>`)
    .join('\n');
  const at = made.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long', timeStyle: 'short' });
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Seus dados na Brasa</title>
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}</style>
<h1>Seus dados na Brasa</h1>
<p>Cópia feita em ${at}. Cada lista é um arquivo JSON, que abre em qualquer editor de texto.</p>
<ul>
${rows}
<li><a href="midia/">Fotos e vídeos</a> — ${mediaCount.toLocaleString('pt-BR')}</li>
</ul>
</html>
`;
}
