import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTENT_ID, useArrivalFocus } from '../../web/navigation/useArrivalFocus.ts';

function Site() {
  useArrivalFocus();
  return (
    <>
      <Link to="/terms">Termos</Link>
      <Link to="/terms#privacidade">Política de privacidade</Link>
      <Link to="/terms#nada">Nada</Link>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Routes>
          <Route path="/terms" element={<section id="privacidade">Seus dados</section>} />
          <Route path="*" element={<p>Início</p>} />
        </Routes>
      </main>
    </>
  );
}

/** The targets to which the page has scrolled ('top' or the id of an element), in order. */
let places: string[] = [];

beforeEach(() => {
  places = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => void places.push('top'));
  Element.prototype.scrollIntoView = function (this: Element) {
    places.push(this.id);
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['the section named in the URL', 'Política de privacidade', 'privacidade'],
  ['the top if the URL names no section', 'Termos', 'top'],
  ['the top if the URL names an unknown section', 'Nada', 'top'],
])('navigating to a page scrolls to %s', async (_from, link, place) => {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  places = [];
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(places).toEqual([place]);
});
